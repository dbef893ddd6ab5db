import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apps, packages, withNeeds } from '@console/workspace';
import { sourceHash } from './sourceHash';

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function addPackage(folder: string, needs: readonly string[] = [], scripts = {}): void {
  const name = `@console/${folder.split('/').at(-1)}`;
  const dependencies = {
    react: 'catalog:',
    ...Object.fromEntries(needs.map((need) => [need, 'workspace:*'])),
  };
  write(`${folder}/package.json`, JSON.stringify({ name, dependencies, scripts }));
  write(`${folder}/src/index.ts`, `export const name = '${name}';`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
  write('pnpm-lock.yaml', 'lockfileVersion: 9');
  addPackage('packages/api-client');
  addPackage('packages/design');
  addPackage('packages/remote', ['@console/api-client']);
  addPackage('packages/build', ['@console/remote']);
  addPackage('shell', ['@console/design', '@console/remote'], { build: 'bundle' });
  addPackage('remotes/parcels', ['@console/remote'], { build: 'bundle' });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const hashes = (node?: string) => {
  const all = packages(root);
  return Object.fromEntries(apps(all).map((app) => [app.folder, sourceHash(root, all, app, node)]));
};

test('an app is made of its packages and of theirs', () => {
  const all = packages(root);
  expect(apps(all).map(({ folder }) => folder)).toEqual(['shell', 'remotes/parcels']);
  expect(withNeeds(all, ['@console/parcels']).map(({ folder }) => folder)).toEqual([
    'packages/api-client',
    'packages/remote',
    'remotes/parcels',
  ]);
});

test('what did not change has the same hash', () => {
  expect(hashes()).toEqual(hashes());
});

test.each([
  ['its own source', 'remotes/parcels/src/index.ts', ['remotes/parcels']],
  ['a new file of it', 'remotes/parcels/src/List.tsx', ['remotes/parcels']],
  ['a package of only the shell', 'packages/design/src/index.ts', ['shell']],
  ['a package of a package', 'packages/api-client/src/index.ts', ['shell', 'remotes/parcels']],
  ['the preset', 'packages/build/src/index.ts', ['shell', 'remotes/parcels']],
  ['the configuration', 'remotes/parcels/rspack.config.ts', ['remotes/parcels']],
  ['the command that builds', 'packages/build/bin/build.mjs', ['shell', 'remotes/parcels']],
  ['a patch of a library', 'packages/design/patches/grid.patch', ['shell']],
  ['the lockfile', 'pnpm-lock.yaml', ['shell', 'remotes/parcels']],
  ['a test', 'remotes/parcels/src/index.test.ts', []],
  ['a text for people', 'shell/README.md', []],
  ['what was built', 'shell/dist/main.js', []],
  ['what is generated', 'packages/api-client/src/validate.generated.js', []],
])('%s changes the builds it is part of', (_, path, changed) => {
  const before = hashes();
  write(path, 'export const changed = true;');
  const after = hashes();
  expect(Object.keys(after).filter((folder) => after[folder] !== before[folder])).toEqual(changed);
});

test('another Node builds anew', () => {
  const [before, after] = [hashes('v20.19.0'), hashes('v24.0.0')];
  expect(Object.keys(before).filter((folder) => before[folder] === after[folder])).toEqual([]);
});

test('without a lockfile nothing is taken from an earlier build', () => {
  rmSync(join(root, 'pnpm-lock.yaml'));
  expect(() => hashes()).toThrow('pnpm-lock.yaml');
});
