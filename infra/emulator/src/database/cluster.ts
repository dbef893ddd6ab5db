import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
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

/** Bytes at the end of a kept cluster: the digest of what is before. A machine that went dark may have kept a part. */
const digestLength = 32;

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** The cache folder of the user. */
const cacheFolder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'console-emulator');

/**
 * An initialised, empty cluster. Initialising takes seconds, so the first one is kept in a folder, and every later start
 * of any data folder copies it.
 * @param folder default: the cache folder of the user (`XDG_CACHE_HOME`, else `~/.cache`)
 */
export async function initialisedCluster(folder = cacheFolder()): Promise<ArrayBuffer> {
  const file = join(folder, `cluster-${version}-2.tar`);
  const kept = await readFile(file).catch(() => Buffer.alloc(0));
  const content = kept.subarray(0, -digestLength);
  if (kept.length > digestLength && digestOf(content).equals(kept.subarray(-digestLength))) {
    const { buffer: bytes, byteOffset, byteLength } = content;
    return bytes.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  }
  const cluster = await initialise();
  await keep(folder, file, Buffer.from(cluster));
  return cluster;
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
async function keep(folder: string, file: string, cluster: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    const handle = await open(unfinished, 'w');
    try {
      await handle.writeFile(Buffer.concat([cluster, digestOf(cluster)]));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    console.warn(`The empty database is not kept for the next start: ${(error as Error).message}`);
  }
}
