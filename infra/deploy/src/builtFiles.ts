import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ReleaseRefused } from './ReleaseRefused';
import type { RemoteBuild } from './remoteBuild';

/** A file of a build; compressed copies do not count as files of their own. */
export interface BuiltFile {
  /** Path below the build, with slashes. */
  readonly path: string;
  readonly content: Buffer;
}

const isCompressed = (path: string) => /\.(br|gz)$/.test(path);

/** The files of a build in the order of their paths. */
export async function builtFiles(dist: string): Promise<BuiltFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
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

/**
 * Holds a build against its own pins: a file that a route needs and that is missing, unpinned or different would be
 * refused by every browser.
 * @throws ReleaseRefused
 */
export function verifyPins(build: RemoteBuild, files: readonly BuiltFile[]): void {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  for (const file of new Set([build.entry, ...build.routes.flatMap((route) => route.files)]))
    if (!build.integrity[file]) throw new ReleaseRefused(`${file} has no pin in build.json.`);
  for (const [file, integrity] of Object.entries(build.integrity)) {
    const content = contents.get(file);
    if (!content) throw new ReleaseRefused(`${file} is named by build.json, but is not in the build.`);
    const algorithm = integrity.slice(0, integrity.indexOf('-'));
    if (integrity !== `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`)
      throw new ReleaseRefused(`${file} is not the file that build.json pins.`);
  }
}
