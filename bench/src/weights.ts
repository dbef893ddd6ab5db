import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Bytes of built files. */
export interface Weight {
  readonly files: number;
  readonly raw: number;
  /** Compressed as well as brotli can, as they are served. */
  readonly brotli: number;
}

const compress = promisify(brotliCompress);

interface Size {
  readonly raw: number;
  readonly brotli: number;
}

async function sizeOf(path: string): Promise<Size> {
  const content = await readFile(path);
  const { length } = await compress(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { raw: content.length, brotli: length };
}

/** By path: most pages share most of their files, and the best compression takes long. */
const sizes = new Map<string, Promise<Size>>();

function knownSizeOf(path: string): Promise<Size> {
  const size = sizes.get(path) ?? sizeOf(path);
  sizes.set(path, size);
  return size;
}

/** Weighs files that do not change while this process runs. */
export async function weigh(paths: readonly string[]): Promise<Weight> {
  const weighed = await Promise.all(paths.map(knownSizeOf));
  return {
    files: weighed.length,
    raw: weighed.reduce((sum, { raw }) => sum + raw, 0),
    brotli: weighed.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

/** Scripts in a folder whose names fit. */
export async function scripts(
  folder: string,
  fits: (name: string) => boolean = () => true,
): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.js') && fits(name)).map((name) => join(folder, name));
}
