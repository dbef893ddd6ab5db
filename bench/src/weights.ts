import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { workFolder } from '@console/workspace';

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

type Sizes = Readonly<Record<string, Size>>;

/** Sizes that an earlier process left; none of another version of the library, which may compress to another size. */
function readSizes(file: string, version: string | undefined): Sizes {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly version?: string;
      readonly sizes: Sizes;
    };
    return kept.version === version ? kept.sizes : {};
  } catch {
    return {};
  }
}

async function sizeOf(content: Buffer): Promise<Size> {
  const { length } = await compress(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { raw: content.length, brotli: length };
}

/**
 * A scale for files that do not change while this process runs. The best compression takes 20 s of processor for all
 * builds: so what it came to is kept for later processes, by the digest of what was compressed.
 * @param file what is kept; it holds what this process weighed.
 */
export function createScale(file: string): (paths: readonly string[]) => Promise<Weight> {
  const { brotli: version } = process.versions;
  const earlier = readSizes(file, version);
  const weighed: Record<string, Size> = {};
  const byPath = new Map<string, Promise<Size>>();

  async function weighFile(path: string): Promise<Size> {
    const content = await readFile(path);
    const digest = createHash('sha256').update(content).digest('base64url');
    const size = earlier[digest] ?? (await sizeOf(content));
    weighed[digest] = size;
    return size;
  }

  /** Half a file must not be read by another process. */
  function keep(): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ version, sizes: weighed }));
    renameSync(`${file}.${process.pid}`, file);
  }

  return async (paths) => {
    const sizes = await Promise.all(
      paths.map((path) => {
        const size = byPath.get(path) ?? weighFile(path);
        byPath.set(path, size);
        return size;
      }),
    );
    keep();
    return {
      files: sizes.length,
      raw: sizes.reduce((sum, { raw }) => sum + raw, 0),
      brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
    };
  };
}

/** Weighs files that do not change while this process runs. */
export const weigh = createScale(join(workFolder, 'weights.json'));

/** Scripts in a folder whose names fit. */
export async function scripts(
  folder: string,
  fits: (name: string) => boolean = () => true,
): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.js') && fits(name)).map((name) => join(folder, name));
}
