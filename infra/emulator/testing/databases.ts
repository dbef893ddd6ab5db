import type { Database, Queryable, Transaction } from '../src/database';
import { openDatabase } from '../src/database';
import { freshSchema } from './postgresServer';

/** The engine a database runs on. */
export type Engine = 'embedded' | 'postgresql';

/** A database that a suite uses for a while. It holds what the last suite left in it. */
export interface BorrowedDatabase {
  readonly database: Database;
  /** True if anything may have been written since this was last set to `false`. */
  changed: boolean;
  /** Gives it back: the next suite gets the same one. */
  giveBack(): void;
}

interface Kept {
  readonly database: Database;
  drop(): Promise<void>;
}

/**
 * Time for which the schema of a PostgreSQL server is kept for the next suite that wants one, in
 * milliseconds.
 */
const timeoutMs = 250;

/** Databases of this Jest worker that no suite uses at the moment. Opening one takes a hundred times a reset. */
const idle: Record<Engine, Kept[]> = { embedded: [], postgresql: [] };
let suites = 0;
let dropping: NodeJS.Timeout | undefined;

/** An open database with its tables: one that an earlier suite of the worker has used, else a new one. */
export async function borrowDatabase(engine: Engine): Promise<BorrowedDatabase> {
  const kept = idle[engine].pop() ?? (await open(engine));
  const borrowed: BorrowedDatabase = {
    database: watched(kept.database, () => {
      borrowed.changed = true;
    }),
    changed: true,
    giveBack: () => {
      idle[engine].push(kept);
    },
  };
  return borrowed;
}

/** A suite begins: what is idle is kept for it. */
export function keepDatabases(): void {
  suites++;
  clearTimeout(dropping);
}

/**
 * A suite has ended. Jest does not say which one is a worker's last, so schemas on the server are dropped when no
 * suite follows. Embedded databases hold nothing outside of the process, and do not keep it alive.
 */
export function leaveDatabases(): void {
  suites--;
  if (suites > 0 || idle.postgresql.length === 0) return;
  dropping = setTimeout(dropSchemas, timeoutMs);
}

async function dropSchemas(): Promise<void> {
  await Promise.all(idle.postgresql.splice(0).map(({ drop }) => drop()));
}

// Between two suites Jest ends a worker whose heap has grown: what lies outside of the process has to go with it.
process.once('SIGTERM', () => void dropSchemas().finally(() => process.exit()));

async function open(engine: Engine): Promise<Kept> {
  const schema = engine === 'postgresql' ? await freshSchema() : undefined;
  const database = await openDatabase({ data: 'memory', databaseUrl: schema?.databaseUrl });
  return {
    database,
    drop: async () => {
      await database.close();
      await schema?.drop();
    },
  };
}

/** A database that reports every statement that may write. */
function watched(database: Database, onWrite: () => void): Database {
  const watchedQueryable = (queryable: Queryable): Queryable => ({
    query: (sql, parameters) => {
      if (!/^\s*select\b/i.test(sql)) onWrite();
      return queryable.query(sql, parameters);
    },
  });
  const executing =
    ({ execute }: Transaction) =>
    (sql: string) => {
      onWrite();
      return execute(sql);
    };
  return {
    ...database,
    ...watchedQueryable(database),
    execute: executing(database),
    transaction: (work) =>
      database.transaction((transaction) =>
        work({ ...watchedQueryable(transaction), execute: executing(transaction) }),
      ),
  };
}
