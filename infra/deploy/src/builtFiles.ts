import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { manifestFile } from '@console/remote/registry';
import { isCompressedCopy } from './compress';

/** A file of a build; compressed copies do not count as files of their own. */
export interface BuiltFile {
  /** Path below the build, with slashes. */
  readonly path: string;
  readonly content: Buffer;
}

/** True for files that a release itself adds to a build. */
const isAdded = (name: string) => isCompressedCopy(name) || name === manifestFile;

/** The files of a build in the order of their paths. */
export async function builtFiles(dist: string): Promise<BuiltFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isAdded(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(dist, path)) })));
}

/** Twelve hexadecimal digits that stand for the names and contents of all files of a build. */
export function contentHash(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 12);
}
