import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contractVersion } from '@console/remote';
import { Refused } from '@console/workspace';
import { createRemote } from './createRemote';

const workspace = resolve(__dirname, '../../../..');
const inWorkspace = (...path: string[]) => join(workspace, ...path);

let root: string;

/** A workspace that has the packages of this one, and a remote of its own. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kit-'));
  for (const folder of ['packages', 'infra', 'shell', 'node_modules'])
    symlinkSync(inWorkspace(folder), join(root, folder));
  mkdirSync(join(root, 'e2e'));
  for (const name of ['browser', 'site', 'package.json', 'node_modules'])
    symlinkSync(inWorkspace('e2e', name), join(root, 'e2e', name));
  mkdirSync(join(root, 'remotes/present/src'), { recursive: true });
  writeFileSync(join(root, 'remotes/present/package.json'), '{}');
  writeFileSync(
    join(root, 'remotes/present/src/declaration.ts'),
    "export const declaration = { name: 'present', areas: [{ name: 'users' }] };",
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (command: string, parameters: readonly string[], cwd = workspace) => {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    // The run of this test is not to be counted by the run inside it.
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
  });
  return { status, output: stdout + stderr };
};
const node = (script: string, ...parameters: string[]) => run(process.execPath, [script, ...parameters]);
const text = (path: string) => readFileSync(join(root, path), 'utf8');

test('a created remote says what was asked for, in every file that says it', async () => {
  const created = await createRemote(root, { name: 'floor-plans', area: 'zone-maps', owner: "Floor's team" });
  expect(created.folders).toEqual(['remotes/floor-plans', 'e2e/floor-plans']);
  expect(text('remotes/floor-plans/src/declaration.ts')).toContain("name: 'floor-plans',");
  expect(text('remotes/floor-plans/src/declaration.ts')).toContain(`contract: '^${contractVersion}',`);
  expect(text('remotes/floor-plans/src/declaration.ts')).toContain("areas: [publishedAreas['zone-maps']],");
  expect(text('remotes/floor-plans/src/paths.ts')).toContain(
    "network: { path: '/zone-maps/:id', parent: '/zone-maps', record: 'network' },",
  );
  expect(text('e2e/floor-plans/floor-plans.spec.ts')).toContain("signIn(page, '/zone-maps')");
  expect(JSON.parse(text('remotes/floor-plans/package.json')).name).toBe('@console/floor-plans');
  expect(readdirSync(join(root, 'remotes/floor-plans'))).not.toContain('journey.spec.ts.txt');
  const everything = [
    ...readdirSync(join(root, 'remotes/floor-plans'), { recursive: true, encoding: 'utf8' }),
  ]
    .filter((path) => /\.(tsx?|json|md)$/.test(path))
    .map((path) => text(`remotes/floor-plans/${path}`));
  expect(everything.join('\n')).not.toMatch(/new-remote|New remote|'\/data|\^0\.0\.0/);
});

test('it type-checks, builds, and its own tests pass', () => {
  symlinkSync(inWorkspace('infra/kit/node_modules'), join(root, 'remotes/floor-plans/node_modules'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: inWorkspace('packages/build/tsconfig.json'),
      include: ['remotes/floor-plans', 'e2e/floor-plans', inWorkspace('packages/testing/src')],
      exclude: ['**/node_modules', '**/dist'],
    }),
  );
  const built = node(inWorkspace('packages/build/bin/build.mjs'), join(root, 'remotes/floor-plans'));
  expect(built).toEqual({ status: 0, output: '' });

  const checked = node(inWorkspace('node_modules/typescript/bin/tsc'), '--noEmit', '-p', root);
  // What the packages say of themselves is the business of the workspace.
  expect(checked.output.split('\n').filter((line) => line.includes('floor-plans/'))).toEqual([]);

  const record = JSON.parse(text('remotes/floor-plans/dist/build.json'));
  expect(record).toMatchObject({ kind: 'remote', name: 'floor-plans', areas: [{ name: 'zone-maps' }] });
  for (const { files } of record.routes)
    for (const file of files) expect(record.integrity[file]).toMatch(/^sha256-/);

  const tested = node(
    inWorkspace('node_modules/jest/bin/jest.js'),
    '--config',
    inWorkspace('packages/build/jest/jest.config.mjs'),
    '--roots',
    join(root, 'remotes/floor-plans'),
    '--runInBand',
  );
  expect(tested.output).toMatch(/Test Suites: 5 passed, 5 total/);
  expect(tested.status).toBe(0);
});

test('a remote of a new area declares what the navigation shows of it', async () => {
  await createRemote(root, { name: 'parcels', title: "Parcels' lane" });
  const declaration = text('remotes/parcels/src/declaration.ts');
  expect(declaration).toContain(
    "areas: [{ name: 'parcels', title: { en: 'Parcels\\' lane' }, path: '/parcels', place: 'bar' }],",
  );
  expect(declaration).not.toContain('publishedAreas');
  rmSync(join(root, 'remotes/parcels'), { recursive: true });
  rmSync(join(root, 'e2e/parcels'), { recursive: true });
});

test('what is there is never overwritten, also when only a part of it is', async () => {
  const before = text('remotes/floor-plans/src/declaration.ts');
  await expect(createRemote(root, { name: 'floor-plans', area: 'data' })).rejects.toThrow(
    /^There is a remote floor-plans already/,
  );
  mkdirSync(join(root, 'e2e/data'));
  await expect(createRemote(root, { name: 'data' })).rejects.toThrow(
    /^e2e\/data is there already and is not overwritten/,
  );
  expect(text('remotes/floor-plans/src/declaration.ts')).toBe(before);
  expect(existsSync(join(root, 'remotes/data'))).toBe(false);
});

test('an area that a remote of the workspace serves is refused, by the name of the remote', async () => {
  await expect(createRemote(root, { name: 'people', area: 'users' })).rejects.toThrow(
    /^The area users is served by the remote present\. Free are: /,
  );
  await expect(createRemote(root, { name: 'people', area: 'users' })).rejects.toThrow(Refused);
});

test('a remote whose declaration cannot be read is named', async () => {
  mkdirSync(join(root, 'remotes/broken/src'), { recursive: true });
  writeFileSync(join(root, 'remotes/broken/package.json'), '{}');
  writeFileSync(join(root, 'remotes/broken/src/declaration.ts'), 'export const declaration = ;');
  await expect(createRemote(root, { name: 'people', area: 'data' })).rejects.toThrow(
    /remotes\/broken\/src\/declaration\.ts cannot be read: /,
  );
});
