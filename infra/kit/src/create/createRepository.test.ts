import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@console/workspace';
import { createRepository } from './createRepository';

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
    names.map((name) => `console-${name}-2.23.0.tgz`),
  );
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const wanted = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  const ours = wanted.filter(([name]) => name.startsWith('@console/'));
  expect(ours.length).toBeGreaterThan(5);
  for (const [name, range] of ours)
    expect(range).toBe(`file:packages/console-${name.slice('@console/'.length)}-2.23.0.tgz`);
  expect(manifest.overrides).toEqual(
    Object.fromEntries(names.map((name) => [`@console/${name}`, `file:packages/console-${name}-2.23.0.tgz`])),
  );
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
