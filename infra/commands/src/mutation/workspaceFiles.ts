import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that no test of a room reads: what was built, measured or reported, and what Git keeps. */
export const passedOver: ReadonlySet<string> = new Set([
  '.git',
  '.console',
  '.cache',
  'dist',
  'reports',
  'test-results',
  'playwright-report',
]);

/** The files of the workspace below its root, without what is installed. */
export const workspaceFiles = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name) || entry.name === 'node_modules') return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return workspaceFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
