import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { initialisedCluster, layOutCluster } from './cluster';
import type { Database, Queryable } from './database';
import { type Engine, startEngine } from './engine';
import type { EngineOptions } from './engineMessages';
import { withoutParameters } from './failure';
import { lockFolder } from './folderLock';
import { alone } from './leadership';
import { openAgain, type ReopenedEngine } from './reopened';

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
    transaction: (work) => engine.transaction(({ query, execute }) => work({ ...queryable(query), execute })),
    // The embedded engine makes no checkpoints by itself: its log would grow as long as it runs.
    vacuum: async () => {
      await engine.execute('vacuum');
      await engine.execute('checkpoint');
    },
    leadership: alone,
    close: async () => {
      await engine.close();
      await free();
    },
  };
}

interface Started {
  readonly engine: ReopenedEngine;
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
    return { engine: await openAgain(() => createIn(data)), free };
  } catch (error) {
    await free();
    throw error;
  }
}

/** Parameters of the engine's command line. */
const parameters = [
  // Every ten seconds the engine would look whether it is to report how its start goes, for ever: a timer that keeps a
  // process alive which has nothing left to do.
  'log_startup_progress_interval=0',
  // Of its log, segments for this much are kept and used again.
  'min_wal_size=4MB',
  'max_wal_size=8MB',
];

const create = (options: EngineOptions): Promise<Engine> =>
  startEngine({ ...options, startParameters: parameters.flatMap((parameter) => ['-c', parameter]) });

/** Room in bytes that the engine needs for its start: what it wrote last is written down, into a new part of its log. */
const roomForStart = 2 * 1024 * 1024;

/** Opens a folder. The engine itself does not say why it cannot. */
async function createIn(dataDir: string): Promise<Engine> {
  try {
    return await create({ dataDir });
  } catch (error) {
    const { bavail, bsize } = await statfs(dataDir);
    const reason = bavail * bsize < roomForStart ? 'no space left on device' : (error as Error).message;
    throw new Error(`The embedded database cannot be opened: ${reason}`, { cause: error });
  }
}

const queryable = (query: Engine['query']): Queryable => ({
  query: (sql, parameters = []) => withoutParameters(sql, () => query(sql, parameters)),
});
