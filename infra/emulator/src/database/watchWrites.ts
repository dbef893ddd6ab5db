import { type Database, isDiskFull, type Queryable } from './database';

/** A database that notices what becomes of what is written. */
export interface WatchedDatabase {
  readonly database: Database;
  /**
   * A number that is another one after anything was written to one of the tables. `undefined` on a server, where
   * others may write without being noticed.
   */
  revision(...tables: readonly string[]): number | undefined;
  /** Whether the last thing that was to be stored could not be for lack of room. */
  isFull(): boolean;
}

/** Watches what a database stores. */
export function watchWrites(database: Database): WatchedDatabase {
  let full = false;
  const written = new Map<string, number>();
  const watch = async <T>(tables: () => readonly string[], run: () => Promise<T>): Promise<T> => {
    try {
      const result = await run();
      if (tables().length > 0) full = false;
      return result;
    } catch (error) {
      if (isDiskFull(error)) full = true;
      throw error;
    } finally {
      for (const table of tables()) written.set(table, (written.get(table) ?? 0) + 1);
    }
  };
  return {
    revision: (...tables) => {
      if (database.kind !== 'pglite') return undefined;
      return [everything, ...tables].reduce((sum, table) => sum + (written.get(table) ?? 0), 0);
    },
    isFull: () => full,
    database: {
      ...database,
      query: (sql, parameters) =>
        watch(
          () => writtenBy(sql),
          () => database.query(sql, parameters),
        ),
      execute: (sql) =>
        watch(
          () => [everything],
          () => database.execute(sql),
        ),
      transaction(work) {
        const tables = new Set<string>();
        const noting = (transaction: Queryable): Queryable => ({
          query: (sql, parameters) => {
            for (const table of writtenBy(sql)) tables.add(table);
            return transaction.query(sql, parameters);
          },
        });
        return watch(
          () => [...tables],
          () => database.transaction((transaction) => work(noting(transaction))),
        );
      },
    },
  };
}

/** Stands for all tables. */
const everything = '*';

/** The tables a statement writes to. What deletes may delete from further tables; what else there is, do anything. */
function writtenBy(sql: string): readonly string[] {
  if (/^\s*select\b/i.test(sql)) return [];
  const [, table] = /^\s*(?:insert\s+into|update)\s+(\w+)/i.exec(sql) ?? [];
  return [table ?? everything];
}
