import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of built files. */
export interface Weight {
  readonly files: number;
  readonly raw: number;
  /** Compressed as well as brotli can, as they are served. */
  readonly brotli: number;
}

const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length;

/** Weighs files. */
export async function weigh(paths: readonly string[]): Promise<Weight> {
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return {
    files: contents.length,
    raw: contents.reduce((sum, content) => sum + content.length, 0),
    brotli: contents.reduce((sum, content) => sum + brotli(content), 0),
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
