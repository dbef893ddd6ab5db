import type { MessageKind, Messages } from '../../server/messages';
import type { Service } from '../../server/service';
import type { QueueBroker } from '../queueBroker';
import { flatItemMessage, matchesQueue } from './queueFilters';
import { queuesOf } from './store';

/** Puts every message into the queues that want it, until it is stopped. */
export function fillQueues(
  { database, messages, attention }: Service,
  broker: QueueBroker,
): () => Promise<void> {
  const fill = async <Kind extends MessageKind>(
    kind: Kind,
    all: readonly Messages[Kind][],
    bodyOf: (message: Messages[Kind]) => object,
  ) => {
    for (const { name, filter, persistent } of await queuesOf(database, kind)) {
      const wanted = all.filter((message) => matchesQueue[kind](filter, message));
      if (wanted.length > 0) attention.note();
      broker.send(
        name,
        wanted.map((message) => ({ body: bodyOf(message), persistent })),
      );
    }
  };
  // One after the other, so that messages keep their order.
  let filled = Promise.resolve();
  const then = (work: () => Promise<void>) => {
    filled = filled
      .then(work)
      .catch((error) => console.error('The message queues could not be filled:', error));
  };
  const stop = [
    messages.subscribe('item', (all) => then(() => fill('item', all, flatItemMessage))),
    messages.subscribe('threshold', (all) => then(() => fill('threshold', all, (message) => message))),
    messages.subscribe('health', (all) => then(() => fill('health', all, (message) => message))),
  ];
  return async () => {
    for (const end of stop) end();
    await filled;
  };
}
