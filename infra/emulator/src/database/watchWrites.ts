import { randomBytes } from 'node:crypto';
import { type Database, isDiskFull, type Transaction } from './database';

/** A database that notices what becomes of what is written. */
export interface WatchedDatabase {
  readonly database: Database;
  /**
   * A number that is another one after anything was written to one of the tables. `undefined` on a server, where
   * others may write without being noticed.
   */
  revision(...tables: readonly string[]): number | undefined;
  /**
   * True while there is no room on the disk. Only after something could not be stored for lack of it is this
   * tried out: what is small may still find room where other things were.
   */
  isFull(): Promise<boolean>;
}

/** Watches what a database stores. */
export function watchWrites(database: Database): WatchedDatabase {
  let full = false;
  const written = new Map<string, number>();
  const watch = async <T>(tables: () => readonly string[], run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
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
    async isFull() {
      if (full) full = !(await hasRoom(database));
      return full;
    },
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
        const noting = (transaction: Transaction): Transaction => ({
          execute: (sql) => {
            tables.add(everything);
            return transaction.execute(sql);
          },
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

/** Stores more than a page that was given back could hold, and takes it away again. */
async function hasRoom(database: Database): Promise<boolean> {
  const name = 'room';
  try {
    await database.transaction(async (transaction) => {
      await transaction.query('insert into service_setting (name, value) values ($1, to_jsonb($2::text))', [
        name,
        randomBytes(probe).toString('hex'),
      ]);
      await transaction.query('delete from service_setting where name = $1', [name]);
    });
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}

/** Bytes that are written to see whether there is room. */
const probe = 128 * 1024;

/** Stands for all tables. */
const everything = '*';

/** True for a statement that begins with a query by name and only reads. Locking rows is no writing. */
const onlyReads = (sql: string) =>
  /^\s*with\b/i.test(sql) &&
  !/\b(insert|update|delete|merge)\b/i.test(sql.replace(/\bfor\s+(no\s+key\s+)?update\b/gi, ''));

/** Tables whose rows nothing depends on. What is deleted from others may take rows of further tables along. */
const leaves: readonly string[] = ['job_iteration'];

/** The tables a statement writes to; what neither inserts, updates nor deletes may do anything. */
function writtenBy(sql: string): readonly string[] {
  if (/^\s*select\b/i.test(sql) || onlyReads(sql)) return [];
  const [, table] = /^\s*(?:insert\s+into|update)\s+(\w+)/i.exec(sql) ?? [];
  const [, left = ''] = /^\s*delete\s+from\s+(\w+)/i.exec(sql) ?? [];
  return [table ?? (leaves.includes(left) ? left : everything)];
}
