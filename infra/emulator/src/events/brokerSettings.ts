/** The AMQP broker that belongs to the service itself. */
export interface OwnBroker {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly vhost: string;
  readonly secureConnection: boolean;
}

/** Addresses under which the service reaches brokers. */
export interface BrokerSettings {
  /** Without one the internal broker cannot be reached, and message queues are made nowhere. */
  readonly own: OwnBroker | undefined;
  /** Names it resolves itself, as a hosts file would: name to address. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Allows brokers at this machine, or at a link-local address. @defaultValue only those in `hosts` */
  readonly local?: boolean;
}

const ports: Readonly<Record<string, number>> = { 'amqp:': 5672, 'amqps:': 5671 };

/**
 * Reads `amqp://user:password@host:port/vhost`, as clients of AMQP write it.
 * @throws when it is not such an address
 */
export function readBrokerUrl(text: string): OwnBroker {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const port = url && ports[url.protocol];
  if (!port || url.hostname === '')
    throw new Error(`"${text}" is not the address of an AMQP broker: amqp://user:password@host:5672/vhost`);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || port,
    username: decodeURIComponent(url.username) || 'guest',
    password: decodeURIComponent(url.password) || 'guest',
    vhost: decodeURIComponent(url.pathname.slice(1)) || '/',
    secureConnection: url.protocol === 'amqps:',
  };
}
