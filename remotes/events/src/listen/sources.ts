import type { Publisher } from '@console/api-client/publishers';
import { destinationOf } from '../samples/address';
import type { ListenSource } from './session';

/** Sources of the messages of publishers of one broker. */
export interface Listened {
  readonly sources: readonly ListenSource[];
  /** @defaultValue the broker has no virtual hosts */
  readonly vhost?: string | undefined;
  /** Publishers in other virtual hosts, which are left out: a connection is to one of them. */
  readonly elsewhere: readonly Publisher[];
}

/** The addresses at which messages of publishers arrive, each once. */
export function sourcesOf(brokerType: string, publishers: readonly Publisher[]): Listened {
  const sent = publishers.flatMap((publisher) => {
    const destination = destinationOf(brokerType, publisher);
    return destination ? [{ publisher, destination }] : [];
  });
  const vhost = sent[0]?.destination.amqp?.vhost;
  const here = sent.filter(({ destination }) => destination.amqp?.vhost === vhost);
  const sources = new Map<string, ListenSource>();
  for (const { destination } of here)
    for (const { text: address } of destination.addresses) {
      const exchange = destination.amqp?.exchange;
      const qos = Math.max(destination.mqtt?.qos ?? 0, sources.get(`${exchange} ${address}`)?.qos ?? 0);
      sources.set(`${exchange} ${address}`, {
        address,
        ...(exchange !== undefined && { exchange }),
        ...(destination.mqtt && { qos }),
      });
    }
  return {
    sources: [...sources.values()],
    ...(vhost !== undefined && { vhost }),
    elsewhere: sent
      .filter(({ destination }) => destination.amqp?.vhost !== vhost)
      .map(({ publisher }) => publisher),
  };
}

/** The address at which a publisher's messages about items arrive; undefined where it sends none. */
export const itemAddressOf = (brokerType: string, publisher: Publisher): string | undefined =>
  destinationOf(brokerType, publisher)?.addresses.find(({ messageType }) => messageType === 'ITEM')?.text;
