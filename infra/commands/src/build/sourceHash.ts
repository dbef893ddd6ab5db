import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WorkspacePackage, withNeeds } from '@console/workspace';

/** Folders and files that no build is made of: what is installed, built or generated, tests and texts for people. */
const passedOver = /^(node_modules|dist|reports|.*\.generated\.(js|tsx?|d\.ts)|.*\.test\.tsx?|.*\.md|\..*)$/;

function* sources(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (passedOver.test(entry.name)) continue;
    if (entry.isDirectory()) yield* sources(join(folder, entry.name));
    else yield join(folder, entry.name);
  }
}

/** The package by which every app is built. */
const preset = '@console/build';

/**
 * Stands for everything a build of an app is made of: its sources, those of the packages it is made of and of the
 * build preset, the versions of the libraries and of the tools, and the Node that runs them. As long as it stays the
 * same, so does the build.
 * @param node version of Node.
 * @throws when there is no lockfile: what nobody can name is not taken from an earlier build.
 */
export function sourceHash(
  root: string,
  all: readonly WorkspacePackage[],
  app: WorkspacePackage,
  node = process.version,
): string {
  const hash = createHash('sha256')
    .update(node)
    .update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const { folder } of withNeeds(all, [app.name, preset]))
    for (const file of sources(join(root, folder)))
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
