import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodedSuffixes } from '@console/store';

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

/**
 * Strength of compression. `strongest` for what people load: it is done once, at the release. `quick` for
 * sites that live for a moment, as those of tests: a hundredth of the time, a fifth more bytes.
 */
export type Compression = 'strongest' | 'quick';

const efforts = {
  strongest: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 3, gzip: constants.Z_BEST_SPEED },
} as const;

const encodings = [
  {
    suffix: encodedSuffixes.br,
    pack: (content: Buffer, compression: Compression) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: efforts[compression].brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    suffix: encodedSuffixes.gzip,
    pack: (content: Buffer, compression: Compression) => zip(content, { level: efforts[compression].gzip }),
  },
];

/** True for a compressed copy of a file, as {@link compress} and releases write them. */
export const isCompressedCopy = (path: string): boolean =>
  Object.values(encodedSuffixes).some((suffix) => suffix !== '' && path.endsWith(suffix));

/** True for a file worth compressed copies. */
const isPacked = (path: string, size: number) => textFiles.has(extname(path)) && size >= leastSize;

/** Does something with each of many, as many at a time as this machine has processors. */
async function together<T>(all: Iterable<T>, act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** The brotli (`.br`) and gzip (`.gz`) copies of those files that are worth it. */
export async function compressedCopies<File extends { readonly path: string; readonly content: Buffer }>(
  files: readonly File[],
  compression: Compression = 'strongest',
): Promise<{ readonly path: string; readonly content: Buffer }[]> {
  const copies: { readonly path: string; readonly content: Buffer }[] = [];
  await together(
    files.filter(({ path, content }) => isPacked(path, content.length)),
    async ({ path, content }) => {
      for (const { suffix, pack } of encodings)
        copies.push({ path: path + suffix, content: await pack(content, compression) });
    },
  );
  return copies;
}

async function isNewer(path: string, than: number): Promise<boolean> {
  return stat(path).then(
    // Clocks of file systems are coarse: of the same time is not newer, packing again is the safe mistake.
    ({ mtimeMs }) => mtimeMs > than,
    () => false,
  );
}

/** Writes the copies that one file lacks; returns the number of files written. */
async function compressFile(path: string, compression: Compression): Promise<number> {
  const { mtimeMs, size } = await stat(path);
  if (!isPacked(path, size)) return 0;
  let written = 0;
  for (const { suffix, pack } of encodings) {
    if (await isNewer(path + suffix, mtimeMs)) continue;
    const packed = await pack(await readFile(path), compression);
    // Half a file must never be served, even when compressing is interrupted.
    await writeFile(`${path}${suffix}.part`, packed);
    await rename(`${path}${suffix}.part`, path + suffix);
    written += 1;
  }
  return written;
}

/**
 * Writes brotli (`.br`) and gzip (`.gz`) copies next to every text file of a folder. Copies that are there and newer than
 * their file are left alone.
 * @param compression @defaultValue `strongest`
 * @returns the number of files written.
 */
export async function compress(folder: string, compression: Compression = 'strongest'): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  await together(files, async (path) => {
    const added = await compressFile(path, compression);
    written += added;
  });
  return written;
}
