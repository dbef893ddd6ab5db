import { linkSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that no build is made of. */
const passedOver = new Set(['.git', '.console', '.cache', 'dist', 'reports']);

/** Links to files within the copy stay within it, since pnpm writes them as they are seen from where they lie. */
function copy(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // Folders of that name in libraries are what these are made of.
    if (passedOver.has(name) && !from.includes('node_modules')) continue;
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (kind.isDirectory()) copy(source, target);
    else if (kind.isFile()) linkSync(source, target);
  }
}

/**
 * Makes a second copy of a workspace with all that is installed in it, on a path that is longer. Its files are the same
 * ones on the disk, so nothing may be written into them.
 * @param root root of the workspace
 * @param folder where the copy is made, on the same disk
 * @returns the root of the copy
 */
export function copyWorkspace(root: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const place = join(mkdtempSync(join(folder, 'copy-')), 'of-the-workspace-on-a-longer-path');
  copy(root, place);
  return place;
}
