import {
  type BrokerRequest,
  type BrokerType,
  needsCertificate,
  needsCredentials,
} from '@console/api-client/brokers/schema';
import { invalid } from '../../server/failure';

/** A broker's own part of what is stored. */
export interface BrokerDocument {
  readonly type: BrokerType;
  readonly host: string;
  readonly port: number;
  readonly username: string | null;
  readonly password: string | null;
  readonly secureConnection: boolean;
  /** PEM. */
  readonly serverCertificate: string | null;
}

/** A broker as it is stored. */
export interface StoredBroker extends BrokerDocument {
  readonly id: string;
  readonly name: string;
  readonly internal: boolean;
}

/** In place of a password in answers; sent back, it means the one there is. */
export const obscured = '********';

/** A broker as it is answered: everything but the password. */
export function answerOf(broker: StoredBroker) {
  const { id, name, internal, type, host, port, username, password } = broker;
  const { secureConnection, serverCertificate } = broker;
  return {
    id,
    name,
    type,
    host,
    port,
    username,
    password: password && obscured,
    internal,
    secureConnection,
    serverCertificate,
  };
}

/**
 * Stored form of a request.
 * @param before the password there is, which stays where none is sent
 * @throws 400 where one field asks for another
 */
export function documentOf(
  request: Omit<BrokerRequest, 'name'>,
  before: string | null = null,
): BrokerDocument {
  const { type, host, port } = request;
  const username = request.username || null;
  const kept = username ? before : null;
  const password = !request.password || request.password === obscured ? kept : request.password;
  const secureConnection = request.secureConnection ?? false;
  const serverCertificate = needsCertificate(secureConnection) ? (request.serverCertificate ?? '') : null;
  if (needsCredentials(type)) {
    if (!username) throw invalid('username', `is required for a broker of type ${type}`);
    if (!password) throw invalid('password', `is required for a broker of type ${type}`);
  }
  if (serverCertificate?.trim() === '')
    throw invalid('serverCertificate', 'is required when secureConnection is on');
  return { type, host, port, username, password, secureConnection, serverCertificate };
}
