import { X509Certificate } from 'node:crypto';
import { isIP, type LookupFunction } from 'node:net';
import type { BrokerType } from '@console/api-client/brokers/schema';
import type { BrokerSettings, OwnBroker } from '../brokerSettings';
import { isOwnAddress, lookUpOthers } from './ownAddresses';
import type { StoredBroker } from './storedForm';

/** Where a broker listens, and what it takes to talk to it. */
export interface Endpoint {
  readonly kind: 'endpoint';
  readonly type: BrokerType;
  /** As the administrator wrote it; a certificate has to be for it. */
  readonly host: string;
  /** Address to connect to: the host, or its entry in the service's own hosts. */
  readonly address: string;
  readonly port: number;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly secure: boolean;
  /** The options of a TLS connection; empty without one. */
  readonly tls: { readonly ca?: string; readonly servername?: string };
  /** Resolution of its name. @defaultValue that of the machine */
  readonly lookup?: LookupFunction;
  /** Of the service's own broker. */
  readonly vhost?: string;
}

/** A broker that there is no use in connecting to. */
export interface Unreachable {
  readonly kind: 'unreachable';
  readonly reason: string;
}

/** Names set aside for examples, which never resolve (RFC 6761): the demonstration uses them, nobody is asked for them. */
const reserved = /\.(?:example|invalid|test)$/i;

/** Where a broker is reached, or why it cannot be. Opens nothing. */
export function endpointOf(
  broker: StoredBroker,
  { own, hosts, local = false }: BrokerSettings,
): Endpoint | Unreachable {
  if (broker.internal)
    return own
      ? ownEndpoint(own)
      : unreachable('The service has no message broker of its own: it was started without one (--amqp)');
  const { type, host, port, username, password, secureConnection: secure } = broker;
  const address = hosts[host] ?? host;
  if (address === host && reserved.test(host))
    return unreachable(`The host name "${host}" cannot be resolved`);
  // Where it is was said by who runs the service, or is to be looked at.
  const isTrusted = local || address !== host;
  if (!isTrusted && isOwnAddress(host)) return unreachable(describeOwnAddress(host));
  const ca = broker.serverCertificate ?? undefined;
  if (secure && ca !== undefined && !isCertificate(ca))
    return unreachable('The server certificate is not a certificate in PEM form');
  const tls = secure ? { ...(ca === undefined ? {} : { ca }), ...serverName(host) } : {};
  const credentials = { username: username ?? undefined, password: password ?? undefined };
  const lookup = isTrusted ? {} : { lookup: lookUpOthers };
  return { kind: 'endpoint', type, host, address, port, ...credentials, secure, tls, ...lookup };
}

/** Where the service's own broker is reached. */
export function ownEndpoint(own: OwnBroker): Endpoint {
  const { host, port, username, password, vhost, secureConnection: secure } = own;
  const tls = secure ? serverName(host) : {};
  return {
    kind: 'endpoint',
    type: 'AMQP',
    host,
    address: host,
    port,
    username,
    password,
    vhost,
    secure,
    tls,
  };
}

/** Name that a certificate has to be for, unless the host is an address. */
const serverName = (host: string) => (isIP(host) ? {} : { servername: host });

/** Why nobody connects there, and what may be done. */
export const describeOwnAddress = (address: string, name?: string) =>
  `${name === undefined ? address : `The host name "${name}" leads to ${address}, which`} is an address of the service's own machine or link. Give the address by which the broker is reached on the network; in a laboratory start the service with --resolve or --local-brokers`;

const unreachable = (reason: string): Unreachable => ({ kind: 'unreachable', reason });

function isCertificate(pem: string): boolean {
  try {
    new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}
