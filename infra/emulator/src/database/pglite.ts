import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { initialisedCluster } from './cluster';
import type { Database, Queryable } from './database';
import { lockFolder } from './folderLock';

/**
 * Opens the embedded PostgreSQL.
 * @param data a folder, which is made when missing, or `memory`.
 */
export async function openPglite(data: string): Promise<Database> {
  const { engine, free } = await start(data);
  return {
    kind: 'pglite',
    ...queryable(engine),
    execute: async (sql) => {
      await engine.exec(sql);
    },
    transaction: (work) => engine.transaction((transaction) => work(queryable(transaction))),
    vacuum: async () => {
      await engine.exec('vacuum');
    },
    close: async () => {
      await engine.close();
      await free();
    },
  };
}

interface Started {
  readonly engine: PGlite;
  /** Gives the folder free. */
  readonly free: () => Promise<void>;
}

async function start(data: string): Promise<Started> {
  if (data === 'memory')
    return {
      engine: await PGlite.create({ loadDataDir: await initialisedCluster() }),
      free: async () => {},
    };
  await mkdir(data, { recursive: true });
  const free = await lockFolder(data);
  try {
    const isNew = !existsSync(join(data, 'PG_VERSION'));
    const loadDataDir = isNew ? await initialisedCluster() : undefined;
    return { engine: await PGlite.create({ dataDir: data, loadDataDir }), free };
  } catch (error) {
    await free();
    throw error;
  }
}

interface Engine {
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
}

function queryable(engine: Engine): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await engine.query<Row>(sql, [...parameters])).rows,
  };
}
