import type { BrokerSettings } from '../brokerSettings';
import { type Endpoint, endpointOf } from '../brokers/endpoint';
import type { StoredBroker } from '../brokers/storedForm';
import { openAmqpLink } from './links/amqpLink';
import type { Link } from './links/link';
import { openMqttLink } from './links/mqttLink';
import { openWebhookLink } from './links/webhookLink';

/** The links that are open, one for each broker and, in AMQP, virtual host. */
export interface LinkPool {
  /**
   * The link to a broker; one to the broker as it was before is closed.
   * @param vhost default: the broker's own
   * @returns `undefined` when there is no use in connecting
   */
  link(broker: StoredBroker, vhost?: string): Promise<Link> | undefined;
  /** Closes the links to brokers that are not among these. */
  keepOnly(brokers: readonly StoredBroker[]): void;
  /** Closes all. */
  close(): Promise<void>;
}

interface Pooled {
  readonly brokerId: string;
  /** The broker as it was when the link was opened. */
  readonly state: string;
  readonly link: Promise<Link>;
}

/** No link is open yet. */
export function createLinkPool(settings: BrokerSettings): LinkPool {
  const pooled = new Map<string, Pooled>();
  const closing = new Set<Promise<void>>();

  const closeLink = (key: string, { link }: Pooled): void => {
    pooled.delete(key);
    const closed = link
      .then((open) => open.close())
      .catch(() => {})
      .then(() => void closing.delete(closed));
    closing.add(closed);
  };

  return {
    link(broker, vhost) {
      const key = `${broker.id} ${vhost ?? ''}`;
      const state = JSON.stringify(broker);
      const known = pooled.get(key);
      if (known?.state === state) return known.link;
      if (known) closeLink(key, known);
      const endpoint = endpointOf(broker, settings);
      if (endpoint.kind === 'unreachable') return undefined;
      const link = open(endpoint, vhost);
      pooled.set(key, { brokerId: broker.id, state, link });
      return link;
    },
    keepOnly(brokers) {
      const kept = new Set(brokers.map(({ id }) => id));
      for (const [key, entry] of pooled) if (!kept.has(entry.brokerId)) closeLink(key, entry);
    },
    async close() {
      for (const [key, entry] of pooled) closeLink(key, entry);
      await Promise.all(closing);
    },
  };
}

async function open(endpoint: Endpoint, vhost?: string): Promise<Link> {
  switch (endpoint.type) {
    case 'AMQP':
      return openAmqpLink(endpoint, vhost);
    case 'MQTT':
      return openMqttLink(endpoint);
    case 'WEBHOOK':
      return openWebhookLink(endpoint);
  }
}
