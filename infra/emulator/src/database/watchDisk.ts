import { type Database, isDiskFull, type Queryable } from './database';

/** A database that notices when its disk is full. */
export interface WatchedDatabase {
  readonly database: Database;
  /** Whether the last thing that was to be stored could not be for lack of room. */
  isFull(): boolean;
}

/** Watches what a database stores. */
export function watchDisk(database: Database): WatchedDatabase {
  let full = false;
  const watch = async <T>(writes: () => boolean, run: () => Promise<T>): Promise<T> => {
    try {
      const result = await run();
      if (writes()) full = false;
      return result;
    } catch (error) {
      if (isDiskFull(error)) full = true;
      throw error;
    }
  };
  const isWrite = (sql: string) => !/^\s*select\b/i.test(sql);
  return {
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
