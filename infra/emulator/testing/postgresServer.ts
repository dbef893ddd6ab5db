import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The server tests use when it is there; `TEST_DATABASE_URL` names another. */
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

let reachable: Promise<boolean> | undefined;

/** True if the server answers; asked once in each worker. */
export function postgresIsReachable(): Promise<boolean> {
  reachable ??= execute('select 1').then(
    () => true,
    () => false,
  );
  return reachable;
}

/** An empty schema of the server: its address, and what drops it again. */
export async function freshSchema(): Promise<{ readonly databaseUrl: string; drop(): Promise<void> }> {
  const name = `emulator_${randomUUID().replaceAll('-', '')}`;
  await execute(`create schema ${name}`);
  const databaseUrl = new URL(server);
  databaseUrl.searchParams.set('options', `-c search_path=${name}`);
  return {
    databaseUrl: databaseUrl.href.replaceAll('+', '%20'),
    drop: () => execute(`drop schema ${name} cascade`),
  };
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query(sql);
  } finally {
    await client.end();
  }
}
