import type { Queryable } from '../database';
import { insert, insertNumbered } from '../database/insert';
import type { Fleet } from './model/fleet';

/** Stores the tokens of users, and what readers sent of their logs. */
export async function insertSupport(transaction: Queryable, fleet: Fleet): Promise<void> {
  await insert(
    transaction,
    'access_token',
    fleet.tokens.map(({ lastUsed, ...token }) => ({ ...token, last_used: lastUsed })),
  );
  await insertNumbered(
    transaction,
    'reader_log_request',
    fleet.readerLogRequests.map(({ requested, completed, logs }) => ({
      state: logs.every(({ failed }) => failed) ? 'ERROR' : 'DONE',
      requested,
      completed,
    })),
  );
  await insert(
    transaction,
    'reader_log',
    fleet.readerLogRequests.flatMap(({ logs }, index) =>
      logs.map(({ readerName, failed }) => ({
        request_id: index + 1,
        reader_name: readerName,
        state: failed ? 'ERROR' : 'DONE',
        message: failed ? 'The reader is not connected' : null,
      })),
    ),
  );
}
