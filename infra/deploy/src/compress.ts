import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textFiles = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
  '.webmanifest',
]);

/** Below this size in bytes an answer fits one packet anyway. */
const leastSize = 512;

const encodings = [
  {
    suffix: '.br',
    pack: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', pack: (content: Buffer) => zip(content, { level: constants.Z_BEST_COMPRESSION }) },
];

async function isNewer(path: string, than: number): Promise<boolean> {
  return stat(path).then(
    // Clocks of file systems are coarse: of the same time is not newer, packing again is the safe mistake.
    ({ mtimeMs }) => mtimeMs > than,
    () => false,
  );
}

/** Writes what is missing beside one file; gives the number of files written. */
async function compressFile(path: string): Promise<number> {
  const { mtimeMs, size } = await stat(path);
  if (size < leastSize) return 0;
  let written = 0;
  for (const { suffix, pack } of encodings) {
    if (await isNewer(path + suffix, mtimeMs)) continue;
    const packed = await pack(await readFile(path));
    // Half a file must never be served, even when compressing is interrupted.
    await writeFile(`${path}${suffix}.part`, packed);
    await rename(`${path}${suffix}.part`, path + suffix);
    written += 1;
  }
  return written;
}

/**
 * Writes brotli (`.br`) and gzip (`.gz`) copies beside every text file of a folder, as small as they get. Copies
 * that are there and newer than their file are left alone.
 * @returns the number of files written.
 */
export async function compress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const added = await compressFile(path);
      written += added;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
