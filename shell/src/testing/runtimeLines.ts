import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../../..');

/** Most lines that the runtime of the platform may have. */
export const limit = 3200;

/**
 * Folders with the code that loads, guards and updates a remote while the console runs. Not counted: diagnosis, what
 * watches over remotes that run already (`features/watch`), the page of remotes, builds from developers' machines
 * (`host/override`), and the navigation, which exists without remotes.
 */
const folders = [
  'packages/build/runtime',
  'packages/remote/src/contract/registry',
  'shell/src/host/registry',
  'shell/src/host/outlet',
  'shell/src/host/update',
  'shell/src/host/reload',
];

const isCounted = (path: string) => /\.(tsx?|css)$/.test(path) && !/\.(test|fixtures|generated)\./.test(path);

/** Lines of each folder, with comments, styles and empty lines, without tests and texts. */
export const runtimeLines = (): ReadonlyMap<string, number> =>
  new Map(
    folders.map((folder) => {
      const files = readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' });
      const lines = files
        .filter(isCounted)
        .map((path) => readFileSync(join(workspace, folder, path), 'utf8').split('\n').length - 1);
      return [folder, lines.reduce((sum, count) => sum + count, 0)] as const;
    }),
  );
