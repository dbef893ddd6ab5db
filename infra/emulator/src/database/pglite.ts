import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { initialisedCluster, layOutCluster } from './cluster';
import type { Database, Queryable } from './database';
import { type Engine, startEngine } from './engine';
import type { EngineOptions } from './engineMessages';
import { withoutParameters } from './failure';
import { lockFolder } from './folderLock';
import { alone } from './leadership';

/**
 * Opens the embedded PostgreSQL.
 * @param data a folder, which is made when missing, or `memory`.
 */
export async function openPglite(data: string): Promise<Database> {
  const { engine, free } = await start(data);
  return {
    kind: 'pglite',
    ...queryable(engine.query),
    execute: engine.execute,
    transaction: (work) => engine.transaction((query) => work(queryable(query))),
    vacuum: () => engine.execute('vacuum'),
    leadership: alone,
    close: async () => {
      await engine.close();
      await free();
    },
  };
}

interface Started {
  readonly engine: Engine;
  /** Gives the folder free. */
  readonly free: () => Promise<void>;
}

async function start(data: string): Promise<Started> {
  if (data === 'memory')
    return { engine: await create({ cluster: await initialisedCluster() }), free: async () => {} };
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

/**
 * Every ten seconds the engine would look whether it is to report how its start goes, for ever: a timer that keeps a
 * process alive which has nothing left to do.
 */
const withoutReports = ['-c', 'log_startup_progress_interval=0'];

const create = (options: EngineOptions): Promise<Engine> =>
  startEngine({ ...options, startParameters: withoutReports });

const queryable = (query: Engine['query']): Queryable => ({
  query: (sql, parameters = []) => withoutParameters(sql, () => query(sql, parameters)),
});
