import { type Database, isDiskFull, type Queryable } from './database';

/** A database that notices what becomes of what is written. */
export interface WatchedDatabase {
  readonly database: Database;
  /**
   * A number that is another one after everything that was written. `undefined` on a server, where others may write
   * without being noticed.
   */
  revision(): number | undefined;
  /** Whether the last thing that was to be stored could not be for lack of room. */
  isFull(): boolean;
}

/** Watches what a database stores. */
export function watchWrites(database: Database): WatchedDatabase {
  let full = false;
  let written = 0;
  const watch = async <T>(writes: () => boolean, run: () => Promise<T>): Promise<T> => {
    try {
      const result = await run();
      if (writes()) full = false;
      return result;
    } catch (error) {
      if (isDiskFull(error)) full = true;
      throw error;
    } finally {
      if (writes()) written += 1;
    }
  };
  const isWrite = (sql: string) => !/^\s*select\b/i.test(sql);
  return {
    revision: () => (database.kind === 'pglite' ? written : undefined),
    isFull: () => full,
    database: {
      ...database,
      query: (sql, parameters) =>
        watch(
          () => isWrite(sql),
          () => database.query(sql, parameters),
        ),
      execute: (sql) =>
        watch(
          () => true,
          () => database.execute(sql),
        ),
      transaction(work) {
        let wrote = false;
        const noting = (transaction: Queryable): Queryable => ({
          query: (sql, parameters) => {
            wrote ||= isWrite(sql);
            return transaction.query(sql, parameters);
          },
        });
        return watch(
          () => wrote,
          () => database.transaction((transaction) => work(noting(transaction))),
        );
      },
    },
  };
}
