import { withNewlines, withoutBlank } from '../wire';
import { needsCertificate } from './rules';
import type { BrokerAnswer, BrokerRequest, BrokerType } from './schema';

/** A message broker. What is `null` on the wire is absent. */
export interface Broker {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly host?: string;
  readonly port?: number;
  readonly username?: string;
  /** True if the service keeps a password for it; the password itself is never sent. */
  readonly hasPassword: boolean;
  /** The service's own: can neither be changed nor deleted. */
  readonly internal: boolean;
  readonly secureConnection: boolean;
  /** PEM. */
  readonly serverCertificate?: string;
}

/** Values of a broker that can be saved. Blank texts count as absent. */
export interface BrokerDraft {
  readonly name: string;
  readonly type: string;
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  /** Blank: stays as it is (BROKER-08). */
  readonly password?: string;
  readonly secureConnection: boolean;
  /** PEM; its line breaks may be written as `\n` (WIRE-10). */
  readonly serverCertificate?: string;
}

/** A broker as the console shows it: without its password, nothing in place of `null`. */
export function readBroker({ id, password, internal, secureConnection, ...broker }: BrokerAnswer): Broker {
  return {
    ...withoutBlank(broker),
    id: String(id),
    hasPassword: Boolean(password),
    internal: internal === true,
    secureConnection: secureConnection === true,
  };
}

/** A broker as it is sent (BROKER-13); blank fields are left out, the certificate unless the connection is secure. */
export function writeBroker(draft: BrokerDraft): BrokerRequest {
  const { name, type, host, port, username, password, secureConnection, serverCertificate = '' } = draft;
  return {
    name,
    // A type that only a newer service knows goes back as it came.
    type: type as BrokerType,
    host,
    port: Number(port),
    secureConnection,
    ...withoutBlank({
      username,
      password,
      serverCertificate: needsCertificate(secureConnection) ? withNewlines(serverCertificate) : undefined,
    }),
  };
}
