import pg from 'pg';
import type { Database, Queryable } from './database';
import { withoutParameters } from './failure';
import { lockLeadership } from './leadership';

/**
 * Connects to a PostgreSQL server.
 * @param url as libpq writes it; `?options=-c%20search_path%3Dname` chooses a schema.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, allowExitOnIdle: true });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.warn(`PostgreSQL: ${error.message}`));
  await pool.query('select 1').catch(async (error) => {
    await pool.end();
    throw error;
  });
  const leadership = lockLeadership(url);
  return {
    kind: 'postgresql',
    ...queryable(pool),
    execute: async (sql) => {
      await pool.query(sql);
    },
    transaction: (work) => transaction(pool, work),
    // The server's own autovacuum does it.
    vacuum: async () => {},
    leadership,
    close: async () => {
      await leadership.resign();
      await pool.end();
    },
  };
}

function queryable(client: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      withoutParameters(sql, async () => (await client.query(sql, [...parameters])).rows as Row[]),
  };
}

async function transaction<T>(pool: pg.Pool, work: (transaction: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
