import type { MessageKind } from '../../server/messages';
import { whileUnchanged } from '../../server/whileUnchanged';
import { listBrokers } from '../brokers/store';
import type { StoredBroker } from '../brokers/storedForm';
import { listPublishers, type StoredPublisher } from '../publishers/store';
import type { EventService } from '../service';
import { wants } from './filters';
import { createLinkPool, type LinkPool } from './linkPool';

/** Messages of one moment. */
interface Batch {
  readonly kind: MessageKind;
  /** Those that a publisher hands over, oldest first. */
  wantedBy(publisher: StoredPublisher): readonly object[];
}

/**
 * Hands over to brokers what happens, as the publishers say, until it is stopped. Publishers are looked up for
 * each batch of messages, so a change of any origin applies from the next message on.
 * @returns what stops it
 */
export function startPublishing({
  database,
  messages,
  attention,
  revision,
  brokers: settings,
}: EventService): () => Promise<void> {
  const pool = createLinkPool(settings);
  let waiting: Batch[] = [];
  let work: Promise<void> | undefined;
  const read = whileUnchanged(
    () => revision('broker', 'publisher'),
    async () => {
      const [brokers, publishers] = await Promise.all([listBrokers(database), listPublishers(database)]);
      return { brokers, publishers };
    },
  );

  const sendWaiting = async () => {
    try {
      while (waiting.length > 0) {
        const batches = waiting;
        waiting = [];
        const { brokers, publishers } = await read('');
        if (await handOver(batches, brokers, publishers, pool)) attention.note();
      }
    } catch (error) {
      console.error('Messages could not be published:', error);
    } finally {
      work = undefined;
    }
  };
  const listen = <Kind extends MessageKind>(kind: Kind) =>
    messages.subscribe(kind, (batch) => {
      waiting.push({
        kind,
        wantedBy: (publisher) => batch.filter((message) => wants(publisher, kind, message)),
      });
      work ??= sendWaiting();
    });
  const stopListening = [listen('item'), listen('threshold'), listen('health')];
  return async () => {
    for (const stop of stopListening) stop();
    await work;
    await pool.close();
  };
}

/** @returns whether anybody was handed anything */
async function handOver(
  batches: readonly Batch[],
  brokers: readonly StoredBroker[],
  publishers: readonly StoredPublisher[],
  pool: LinkPool,
): Promise<boolean> {
  let isAnything = false;
  const used = brokers.filter(({ id }) => publishers.some(({ brokerId }) => brokerId === id));
  pool.keepOnly(used);
  for (const publisher of publishers) {
    const broker = used.find(({ id }) => id === publisher.brokerId);
    const vhost = publisher.messageOptions.amqp?.vhost ?? undefined;
    for (const batch of batches) {
      const wanted = batch.wantedBy(publisher);
      const link = wanted.length > 0 && broker ? await pool.link(broker, vhost) : undefined;
      isAnything ||= link !== undefined;
      for (const body of wanted) link?.send({ kind: batch.kind, options: publisher.messageOptions, body });
    }
  }
  return isAnything;
}
