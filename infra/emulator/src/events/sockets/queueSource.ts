import type { QueueRequest, QueueType } from '@console/api-client/sockets/schema';
import type { ItemMessage, MessageBus } from '../../server/messages';
import { flatItemMessage, matchesQueue } from '../message-queues/queueFilters';
import type { Source } from './channels';

const flatMessages = new WeakMap<ItemMessage, object>();

/** The flat form, one for all who get it. */
function flat(message: ItemMessage): object {
  const known = flatMessages.get(message) ?? flatItemMessage(message);
  flatMessages.set(message, known);
  return known;
}

/** The messages of a queue of the console's, limited by its options as a message queue is by its filter. */
export function queueSource(
  messages: MessageBus,
  type: QueueType,
  options: NonNullable<QueueRequest['options']>,
): Source {
  return (send) => {
    switch (type) {
      case 'transitions':
        return messages.subscribe('threshold', (all) => {
          for (const message of all) if (matchesQueue.threshold(options, message)) send(message);
        });
      case 'items':
        return messages.subscribe('item', (all) => {
          for (const message of all) if (matchesQueue.item(options, message)) send(flat(message));
        });
      case 'health':
        return messages.subscribe('health', (all) => {
          for (const message of all) if (matchesQueue.health(options, message)) send(message);
        });
    }
  };
}
