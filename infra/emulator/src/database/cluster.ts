import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { startEngine } from './engine';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** Another version of the engine may lay out its files differently. */
const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
  version: string;
};

/** Small buffers and log segments: the emulator holds megabytes, not gigabytes. */
const settings = { buffers: 'shared_buffers=16MB', segments: '--wal-segsize=1' };

/**
 * An initialised, empty cluster. Initialising takes seconds, so the first one is kept in the cache folder
 * of the user (`XDG_CACHE_HOME`, else `~/.cache`) and every later start of any data folder copies it.
 */
export async function initialisedCluster(): Promise<ArrayBuffer> {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'console-emulator');
  const file = join(folder, `cluster-${version}-1.tar`);
  try {
    const { buffer: bytes, byteOffset, byteLength } = await readFile(file);
    return bytes.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  } catch {
    const cluster = await initialise();
    await keep(folder, file, cluster);
    return cluster;
  }
}

/** Tells the engine that a folder holds a cluster, so it is written when all the rest is there. */
const lastFile = 'PG_VERSION';

/**
 * Lays an initialised, empty cluster out in a folder. The engine could do it too, but holds several copies of all of it
 * in memory meanwhile, and that memory does not come back.
 */
export async function layOutCluster(folder: string): Promise<void> {
  const files = extract();
  let last: Buffer | undefined;
  files.on('entry', ({ name, type }, content, next) => {
    const path = join(folder, name);
    const written = async () => {
      if (type === 'directory') await mkdir(path, { recursive: true });
      const bytes = await buffer(content);
      if (path === join(folder, lastFile)) last = bytes;
      else if (type !== 'directory') await writeFile(path, bytes);
    };
    written().then(() => next(), next);
  });
  const cluster = await initialisedCluster();
  await pipeline(Readable.from([Buffer.from(cluster)]), files);
  if (last) await writeFile(join(folder, lastFile), last);
}

async function initialise(): Promise<ArrayBuffer> {
  const engine = await startEngine({
    initialise: { parameters: [settings.segments], settings: [settings.buffers] },
  });
  await engine.execute('checkpoint');
  const cluster = await engine.dump();
  await engine.close();
  return cluster;
}

/** A cache that cannot be written costs time, nothing else. Renaming keeps two starts at once apart. */
async function keep(folder: string, file: string, cluster: ArrayBuffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, Buffer.from(cluster));
    await rename(unfinished, file);
  } catch (error) {
    console.warn(`The empty database is not kept for the next start: ${(error as Error).message}`);
  }
}
