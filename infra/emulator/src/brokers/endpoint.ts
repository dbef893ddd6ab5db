import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { BrokerType } from '@console/api-client/brokers/schema';
import type { BrokerSettings } from './settings';
import type { StoredBroker } from './storedForm';

/** Where a broker listens, and what it takes to talk to it. */
export interface Endpoint {
  readonly kind: 'endpoint';
  readonly type: BrokerType;
  /** As the administrator wrote it; a certificate has to be for it. */
  readonly host: string;
  /** What is connected to: the host, or what the service's own hosts say it is. */
  readonly address: string;
  readonly port: number;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly secure: boolean;
  /** The options of a TLS connection; empty without one. */
  readonly tls: { readonly ca?: string; readonly servername?: string };
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
export function endpointOf(broker: StoredBroker, { own, hosts }: BrokerSettings): Endpoint | Unreachable {
  if (broker.internal && !own)
    return unreachable('The service has no message broker of its own: it was started without one (--amqp)');
  const {
    host,
    port,
    username,
    password,
    secureConnection: secure,
  } = { ...broker, ...(broker.internal ? own : {}) };
  const address = hosts[host] ?? host;
  if (address === host && reserved.test(host))
    return unreachable(`The host name "${host}" cannot be resolved`);
  const ca = broker.serverCertificate ?? undefined;
  if (secure && ca !== undefined && !isCertificate(ca))
    return unreachable('The server certificate is not a certificate in PEM form');
  return {
    kind: 'endpoint',
    type: broker.type,
    host,
    address,
    port,
    username: username ?? undefined,
    password: password ?? undefined,
    secure,
    tls: secure ? { ...(ca === undefined ? {} : { ca }), ...(isIP(host) ? {} : { servername: host }) } : {},
    ...(broker.internal && own ? { vhost: own.vhost } : {}),
  };
}

const unreachable = (reason: string): Unreachable => ({ kind: 'unreachable', reason });

function isCertificate(pem: string): boolean {
  try {
    new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}
