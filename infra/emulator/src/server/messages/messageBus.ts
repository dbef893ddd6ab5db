import type { MessageKind, Messages } from './messages';

/** Takes the messages of one moment, oldest first. */
export type MessageListener<Kind extends MessageKind> = (messages: readonly Messages[Kind][]) => void;

/** Passes events of this process to what sends them out: sockets, queues, publishers. */
export interface MessageBus {
  /** Calls all listeners of the kind. An error of a listener is logged and does not affect the others. */
  publish<Kind extends MessageKind>(kind: Kind, messages: readonly Messages[Kind][]): void;
  /** Returns what ends it. */
  subscribe<Kind extends MessageKind>(kind: Kind, listener: MessageListener<Kind>): () => void;
}

/** A bus without listeners. */
export function createMessageBus(): MessageBus {
  const listeners: { [Kind in MessageKind]: Set<MessageListener<Kind>> } = {
    item: new Set(),
    threshold: new Set(),
    health: new Set(),
  };
  return {
    publish(kind, messages) {
      if (messages.length === 0) return;
      for (const listener of listeners[kind]) {
        try {
          listener(messages);
        } catch (error) {
          console.error(`A listener to ${kind} messages failed:`, error);
        }
      }
    },
    subscribe(kind, listener) {
      listeners[kind].add(listener);
      return () => {
        listeners[kind].delete(listener);
      };
    },
  };
}
