import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { answerTime, type Backends, watchBackends } from './backends';
import type { Database, Queryable, Transaction } from './database';
import { withoutParameters } from './failure';
import { lockLeadership } from './leadership';

/**
 * Connects to a PostgreSQL server.
 * @param url as libpq writes it; `?options=-c%20search_path%3Dname` chooses a schema.
 */
export async function openPostgres(url: string): Promise<Database> {
  const backends = watchBackends(url);
  const pool = new pg.Pool({
    ...backends.settings,
    max: 10,
    connectionTimeoutMillis: answerTime,
    allowExitOnIdle: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.warn(`PostgreSQL: ${error.message}`));
  const using = borrower(pool);
  const close = async () => {
    backends.close();
    // Nobody says goodbye on a connection through which nothing comes any more.
    await Promise.race([pool.end(), wait(answerTime, undefined, { ref: false })]);
  };
  await using((client) => client.query('select 1')).catch(async (error) => {
    await close();
    throw error;
  });
  const leadership = lockLeadership(backends);
  return {
    kind: 'postgresql',
    query: (sql, parameters) => using((client) => queryable(client, backends).query(sql, parameters)),
    execute: (sql) => using((client) => execute(client, backends, sql)),
    transaction: (work) => using((client) => transaction(client, backends, work)),
    // The server's own autovacuum does it.
    vacuum: async () => {},
    leadership,
    close: async () => {
      await leadership.resign();
      await close();
    },
  };
}

/** Lends connections of a pool. One that breaks while it is used fails what it is used for, and nothing else. */
function borrower(pool: pg.Pool) {
  return async <T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await withoutParameters('connect', () => pool.connect());
    let broken: Error | undefined;
    const breaks = (error: Error) => {
      broken = error;
    };
    // Between two statements nobody else would hear of it, and the process would end.
    client.on('error', breaks);
    try {
      return await use(client);
    } finally {
      client.off('error', breaks);
      client.release(broken);
    }
  };
}

function queryable(client: pg.PoolClient, backends: Backends): Queryable {
  return {
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      withoutParameters(
        sql,
        async () => (await backends.run(client, () => client.query(sql, [...parameters]))).rows as Row[],
      ),
  };
}

async function execute(client: pg.PoolClient, backends: Backends, sql: string): Promise<void> {
  await backends.run(client, () => client.query(sql));
}

async function transaction<T>(
  client: pg.PoolClient,
  backends: Backends,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const own = { ...queryable(client, backends), execute: (sql: string) => execute(client, backends, sql) };
  await own.query('begin');
  try {
    const result = await work(own);
    await own.query('commit');
    return result;
  } catch (error) {
    await own.query('rollback').catch(() => {});
    throw error;
  }
}
