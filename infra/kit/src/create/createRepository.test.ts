import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@console/workspace';
import { parse } from 'yaml';
import { createRepository } from './createRepository';
import { callingManager } from './packageManager';

const template = inWorkspace('infra/kit/template');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'repository-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('packages from a folder stand for those of the registry, each by its name, whatever is in the name', async () => {
  const names = ['api-client', 'build', 'design', 'e2e', 'kit', 'remote', 'testing'];
  const packages = join(root, 'packs');
  await mkdir(packages);
  for (const name of [...names, 'create-remote'])
    await writeFile(join(packages, `console-${name}-2.23.0.tgz`), name);
  const { folder } = await createRepository(
    { name: 'parcels', title: 'Parcels' },
    { template, into: root, packages },
  );
  expect((await readdir(join(folder, 'packages'))).sort()).toEqual(
    [...names, 'create-remote'].sort().map((name) => `console-${name}-2.23.0.tgz`),
  );
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const wanted = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  const ours = wanted.filter(([name]) => name.startsWith('@console/'));
  expect(ours.length).toBeGreaterThan(5);
  for (const [name, range] of ours)
    expect(range).toBe(`file:packages/console-${name.slice('@console/'.length)}-2.23.0.tgz`);
  expect(manifest.overrides).toMatchObject(
    Object.fromEntries(names.map((name) => [`@console/${name}`, `file:packages/console-${name}-2.23.0.tgz`])),
  );
});

test('a library that the console holds back for Node 20 is held back in a new repository, whatever installs it', async () => {
  const { overrides } = parse(await readFile(inWorkspace('pnpm-workspace.yaml'), 'utf8'));
  const manifest = JSON.parse(await readFile(join(template, 'repository/package.json'), 'utf8'));
  // What is taken out belongs to tools that a new repository does not have.
  const versions = Object.entries<string>(overrides).filter(([, version]) => version !== '-');
  const held = versions.map(([path, version]) => [path.split('>'), version] as const);
  expect(manifest.overrides).toEqual(
    Object.fromEntries(held.map(([[by = '', name = ''], version]) => [by, { [name]: version }])),
  );
  expect(manifest.resolutions).toEqual(
    Object.fromEntries(held.map(([path, version]) => [path.join('/'), version])),
  );
  expect(parse(await readFile(join(template, 'repository/pnpm-workspace.yaml'), 'utf8')).overrides).toEqual(
    Object.fromEntries(versions),
  );
});

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64', 'npm ci', undefined],
  [
    'pnpm/12.21.0 npm/? node/v20.20.2 linux x64',
    'npx --yes pnpm install --frozen-lockfile',
    'pnpm-workspace.yaml',
  ],
  [
    'yarn/4.18.1 npm/? node/v20.20.2 linux x64',
    'npx --yes @yarnpkg/cli-dist install --immutable',
    '.yarnrc.yml',
  ],
  ['', 'npm ci', undefined],
])(
  'a repository begun by "%s" is installed by it in its workflows: %s',
  async (userAgent, command, settings) => {
    const { folder, files } = await createRepository(
      { name: 'parcels', title: 'Parcels' },
      { template, into: root, manager: callingManager(userAgent) },
    );
    for (const workflow of ['.github/workflows/remote.yml', '.gitlab-ci.yml'])
      expect(await readFile(join(folder, workflow), 'utf8')).toContain(command);
    const there = await readdir(folder);
    expect(there.filter((file) => /workspace|yarnrc/.test(file))).toEqual(settings ? [settings] : []);
    expect(files).toBeLessThanOrEqual(20);
  },
);

test('the lock file that was packed takes packages from where the repository takes them', async () => {
  const packed = join(root, 'template');
  await cp(template, packed, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const ours = { version: '2.23.0' };
  const theirs = { version: '19.3.1', resolved: 'https://npm.example/react-19.3.1.tgz' };
  const manifest = {
    name: 'new-remote',
    dependencies: { react: '19.3.1' },
    devDependencies: { '@console/kit': '2.23.0' },
  };
  await writeFile(
    join(packed, 'repository/package-lock.json'),
    JSON.stringify({
      name: 'new-remote',
      packages: { '': manifest, 'node_modules/@console/kit': ours, 'node_modules/react': theirs },
    }),
  );
  const packages = join(root, 'packs');
  await mkdir(packages);
  await writeFile(join(packages, 'console-kit-2.23.0.tgz'), '');
  const lockOf = async (name: string, from?: string) => {
    const { folder } = await createRepository(
      { name, title: name },
      { template: packed, into: root, packages: from },
    );
    return JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  };
  const registry = await lockOf('parcels');
  expect(registry).toMatchObject({ name: 'parcels', packages: { '': { ...manifest, name: 'parcels' } } });
  expect(registry.packages['node_modules/@console/kit']).toEqual(ours);
  const file = 'file:packages/console-kit-2.23.0.tgz';
  const { packages: locked } = await lockOf('letters', packages);
  expect(locked['']).toEqual({ ...manifest, name: 'letters', devDependencies: { '@console/kit': file } });
  expect(locked['node_modules/@console/kit']).toEqual({ ...ours, resolved: file });
  expect(locked['node_modules/react']).toEqual(theirs);
});

test('a folder without packages is refused, and nothing is written', async () => {
  await expect(
    createRepository(
      { name: 'parcels', title: 'Parcels' },
      { template, into: root, packages: join(root, 'none') },
    ),
  ).rejects.toThrow('holds no packed packages of the console: "npm run pack" writes them.');
  expect(await readdir(root)).toEqual([]);
});

test('every command that teams are told of is a script of a new repository', async () => {
  const { scripts } = JSON.parse(await readFile(join(template, 'repository/package.json'), 'utf8'));
  const guide = await readFile(inWorkspace('docs/teams.md'), 'utf8');
  const told = [...guide.matchAll(/^\| `npm (?:run )?(\w+)` +\|/gm)].map(([, name = '']) => name);
  expect(told.sort()).toEqual(Object.keys(scripts).sort());
});
