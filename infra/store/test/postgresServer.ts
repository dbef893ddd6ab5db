import { spawnSync } from 'node:child_process';
import pg from 'pg';

/** The server tests use when it is there; `TEST_DATABASE_URL` names another. */
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

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

/** An empty schema of a PostgreSQL server. */
export interface Schema {
  /** Address of the server with this schema as the one to use. */
  readonly url: string;
  drop(): Promise<void>;
}

const connects = `
  const { hostname, port } = new URL(process.argv[1]);
  require('node:net').connect(Number(port || 5432), hostname)
    .on('connect', () => process.exit(0)).on('error', () => process.exit(1)).setTimeout(2000, () => process.exit(1));`;

/** Why tests with a PostgreSQL server cannot run on this machine, undefined when they can. */
export const noPostgres: string | undefined =
  spawnSync(process.execPath, ['-e', connects, server]).status === 0
    ? undefined
    : 'Not tested: what is kept in a PostgreSQL server, since none is reachable. TEST_DATABASE_URL names one, ' +
      'e.g. postgres://postgres@127.0.0.1:5432/test.';

/** Makes an empty schema. */
export async function freshSchema(): Promise<Schema> {
  const name = `store_${crypto.randomUUID().replaceAll('-', '')}`;
  await execute(`create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href.replaceAll('+', '%20'), drop: () => execute(`drop schema ${name} cascade`) };
}
