import type { Database, Queryable } from '../../database';
import type { MessageBus } from './messageBus';
import type { MessageKind, Messages } from './messages';

/** Collects the messages of a transaction. */
export interface Outbox {
  add<Kind extends MessageKind>(kind: Kind, messages: readonly Messages[Kind][]): void;
}

/**
 * A transaction whose messages go out once it is committed: nobody hears of what was rolled back.
 * @param work puts its messages into the outbox
 */
export async function transactionWithMessages<T>(
  database: Database,
  bus: MessageBus,
  work: (transaction: Queryable, outbox: Outbox) => Promise<T>,
): Promise<T> {
  const waiting: (() => void)[] = [];
  const result = await database.transaction((transaction) =>
    work(transaction, { add: (kind, messages) => waiting.push(() => bus.publish(kind, messages)) }),
  );
  for (const send of waiting) send();
  return result;
}
