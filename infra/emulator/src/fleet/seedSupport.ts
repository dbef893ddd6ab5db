import type { Queryable } from '../database';
import { insert, insertNumbered } from '../database/insert';
import type { TokenVault } from '../server/authentication/tokenVault';
import type { Fleet } from './model/fleet';

/** Stores the tokens of users, and what readers sent of their logs. */
export async function insertSupport(transaction: Queryable, vault: TokenVault, fleet: Fleet): Promise<void> {
  await insert(
    transaction,
    'access_token',
    fleet.tokens.map(({ token, lastUsed, ...record }) => ({
      ...record,
      digest: vault.digest(token),
      sealed: vault.seal(token),
      last_used: lastUsed,
    })),
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
