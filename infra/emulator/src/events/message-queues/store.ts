import type { Queryable } from '../../database';
import type { MessageKind } from '../../server/messages';
import type { QueueFilters } from './queueFilters';

/** A message queue that a client has set up. */
interface MessageQueue<Kind extends MessageKind> {
  readonly name: string;
  readonly filter: QueueFilters[Kind];
  readonly persistent: boolean;
}

/** Remembers a queue. */
export async function addQueue<Kind extends MessageKind>(
  database: Queryable,
  kind: Kind,
  { name, filter, persistent }: MessageQueue<Kind>,
  now: Date,
): Promise<void> {
  await database.query(
    'insert into message_queue (name, kind, filter, persistent, created) values ($1, $2, $3, $4, $5)',
    [name, kind, JSON.stringify(filter), persistent, now],
  );
}

/** The queues for messages of a kind. */
export function queuesOf<Kind extends MessageKind>(
  database: Queryable,
  kind: Kind,
): Promise<MessageQueue<Kind>[]> {
  return database.query<MessageQueue<Kind>>(
    'select name, filter, persistent from message_queue where kind = $1 order by created, name',
    [kind],
  );
}
