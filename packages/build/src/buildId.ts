import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Folders that no build is made of: what is installed, built or reported, and what tools keep in folders with
 * a dot.
 */
const passedOver = /^(?:\..*|node_modules|dist|reports|test-results)$/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (passedOver.test(entry.name) || /\.(test\.tsx?|generated\.(js|ts|d\.ts))$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}

/**
 * Eight hexadecimal digits that stand for the sources of a build: the same sources give the same id on every
 * machine, other sources another one.
 */
export function buildId(root: string, folders: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of sources(folder))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const text of extra) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}
