import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { initialisedCluster, layOutCluster } from './cluster';
import type { Database, Queryable } from './database';
import { withoutParameters } from './failure';
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
      engine: await create({ loadDataDir: await initialisedCluster() }),
      free: async () => {},
    };
  await mkdir(data, { recursive: true });
  const free = await lockFolder(data);
  try {
    if (!existsSync(join(data, 'PG_VERSION'))) await layOutCluster(data);
    return { engine: await create({ dataDir: data }), free };
  } catch (error) {
    await free();
    throw error;
  }
}

let opening = 0;
const { setTimeout: startTimer } = globalThis;

/**
 * Starts the engine. While it starts it sets a timer of ten seconds, which would keep a process alive that has
 * nothing left to do, so timers that are set meanwhile do not count.
 */
async function create(options: PGliteOptions): Promise<PGlite> {
  const startUncountedTimer = (...parameters: Parameters<typeof startTimer>) =>
    startTimer(...parameters).unref();
  if (opening++ === 0) globalThis.setTimeout = Object.assign(startUncountedTimer, startTimer);
  try {
    return await PGlite.create(options);
  } finally {
    if (--opening === 0) globalThis.setTimeout = startTimer;
  }
}

interface Engine {
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
}

function queryable(engine: Engine): Queryable {
  return {
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      withoutParameters(sql, async () => (await engine.query<Row>(sql, [...parameters])).rows),
  };
}
