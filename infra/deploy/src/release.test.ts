/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { ReleaseRefused } from './ReleaseRefused';
import { release } from './release';
import { status } from './status';

let folder: string;
let store: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  store = join(folder, 'store');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const pin = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const script = (text: string) => `console.info('${text}');\n`.repeat(100);

interface Changes {
  readonly version?: string;
  readonly text?: string;
  readonly name?: string;
  readonly build?: object;
}

/** Writes the build of a remote as its bundler does and gives its folder. */
async function built({
  version = '1.0.0',
  text = 'list',
  name = 'parcels',
  build = {},
}: Changes = {}): Promise<string> {
  const dist = await mkdtemp(join(folder, 'dist-'));
  await mkdir(join(dist, 'pages'));
  await writeFile(join(dist, 'remoteEntry.js'), script('entry'));
  await writeFile(join(dist, 'pages/list.js'), script(text));
  const described = {
    kind: 'remote',
    name,
    version,
    entry: 'remoteEntry.js',
    container: `rfid_${name}`,
    federation: '2.9.2',
    contract: '^1.0.0',
    shared: {},
    owner: 'Parcels',
    areas: ['readers'],
    routes: [{ path: `/${name}`, page: 'List', files: ['remoteEntry.js', 'pages/list.js'], shares: [] }],
    integrity: { 'remoteEntry.js': pin(script('entry')), 'pages/list.js': pin(script(text)) },
    ...build,
  };
  await writeFile(join(dist, 'build.json'), JSON.stringify(described));
  return dist;
}

const registry = async () => JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'));
const builds = (name = 'parcels') => readdir(join(store, 'remotes', name));

test('a release puts the build into a folder of its own, compressed, and points the registry to it', async () => {
  const released = await release({ dist: await built(), store });
  expect(released).toEqual({
    name: 'parcels',
    version: '1.0.0',
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    published: true,
    registered: true,
    revision: 1,
  });
  const base = `/remotes/parcels/1.0.0-${released.build}/`;
  expect((await registry()).remotes).toMatchObject([
    { current: `1.0.0-${released.build}`, builds: [{ name: 'parcels', build: released.build, base }] },
  ]);
  const list = join(store, base, 'pages/list.js');
  expect(await readFile(list, 'utf8')).toBe(script('list'));
  expect(String(brotliDecompressSync(await readFile(`${list}.br`)))).toBe(script('list'));
  expect(String(gunzipSync(await readFile(`${list}.gz`)))).toBe(script('list'));
  expect((await stat(`${list}.br`)).size).toBeLessThan((await stat(list)).size);
});

test('releasing the same build again, even built anew elsewhere, writes nothing', async () => {
  await release({ dist: await built(), store });
  const before = await stat(join(store, 'registry.json'));
  const again = await release({ dist: await built(), store });
  expect(again).toMatchObject({ published: false, registered: false, revision: 1 });
  expect((await stat(join(store, 'registry.json'))).mtimeMs).toBe(before.mtimeMs);
  expect(await builds()).toHaveLength(1);
});

test('a new version keeps the old one, and the same version with other content is another build', async () => {
  const first = await release({ dist: await built(), store });
  await release({ dist: await built({ version: '1.1.0' }), store });
  const third = await release({ dist: await built({ text: 'changed' }), store });
  expect(await builds()).toHaveLength(3);
  expect(third.build).not.toBe(first.build);
  expect(await registry()).toMatchObject({
    revision: 3,
    remotes: [{ current: `1.0.0-${third.build}` }],
  });
  const back = await release({ dist: await built(), store });
  expect(back).toMatchObject({ build: first.build, published: false, registered: true, revision: 4 });
});

test('releases at the same time lose nothing and leave nothing behind', async () => {
  const names = ['readers', 'jobs', 'data', 'users'];
  const dists = await Promise.all(
    names.flatMap((name) => [
      built({ name, build: { areas: [name] } }),
      built({ name, build: { areas: [name] } }),
    ]),
  );
  await Promise.all(dists.map((dist) => release({ dist, store })));
  expect((await registry()).remotes.map(({ name }: { name: string }) => name)).toEqual([...names].sort());
  expect((await registry()).revision).toBe(4);
  expect(await readdir(store)).toEqual(['registry.json', 'remotes']);
  for (const name of names) expect(await builds(name)).toHaveLength(1);
});

test.each<[string, Changes, string]>([
  ['does not say what it is', { build: { owner: undefined } }, "must have required property 'owner'"],
  ['is of a shell', { build: { kind: 'shell' } }, 'does not keep its schema'],
  [
    'pins another content',
    { build: { integrity: { 'remoteEntry.js': pin('x'), 'pages/list.js': pin('y') } } },
    'is not the file that build.json pins',
  ],
  [
    'does not pin a file',
    { build: { integrity: { 'remoteEntry.js': pin(script('entry')) } } },
    'pages/list.js has no pin',
  ],
  ['names a file that is not there', { build: { entry: 'gone.js' } }, 'gone.js has no pin'],
])('a build that %s is refused, and nothing changes', async (_, changes, sentence) => {
  await release({ dist: await built(), store });
  const dist = await built({ version: '2.0.0', ...changes });
  await expect(release({ dist, store })).rejects.toThrow(ReleaseRefused);
  await expect(release({ dist, store })).rejects.toThrow(sentence);
  expect(await registry()).toMatchObject({ revision: 1, remotes: [{ builds: [{ version: '1.0.0' }] }] });
  expect(await builds()).toHaveLength(1);
});

test('a name or version that would lead out of the store is refused', async () => {
  for (const changes of [{ name: '..' }, { version: '../../../etc' }, { name: 'Parcels' }])
    await expect(release({ dist: await built(changes), store })).rejects.toThrow(ReleaseRefused);
  expect(await readdir(folder)).not.toContain('etc');
});

test('without a build there is nothing to release', async () => {
  await expect(release({ dist: join(folder, 'none'), store })).rejects.toThrow('build the remote first');
});

test('a registry that cannot be read is left as it is', async () => {
  await mkdir(store);
  await writeFile(join(store, 'registry.json'), '{');
  await expect(release({ dist: await built(), store })).rejects.toThrow('The registry is not JSON.');
  expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe('{');
});

test('the status names what is released and misses files that were taken away', async () => {
  expect(await status(store)).toEqual({ revision: 0, remotes: [] });
  await release({ dist: await built(), store });
  expect((await status(store)).remotes).toMatchObject([
    { name: 'parcels', areas: ['readers'], present: true },
  ]);
  await rm(join(store, 'remotes'), { recursive: true });
  expect((await status(store)).remotes).toMatchObject([{ name: 'parcels', present: false }]);
});

test('compressing again writes only what changed', async () => {
  const dist = join(folder, 'files');
  await mkdir(join(dist, 'pages'), { recursive: true });
  await writeFile(join(dist, 'remoteEntry.js'), script('entry'));
  await writeFile(join(dist, 'pages/list.js'), script('list'));
  await writeFile(join(dist, 'small.js'), ';');
  await writeFile(join(dist, 'image.png'), Buffer.alloc(4096));
  const earlier = new Date(Date.now() - 60_000);
  for (const file of ['remoteEntry.js', 'pages/list.js']) await utimes(join(dist, file), earlier, earlier);
  expect(await compress(dist)).toBe(4);
  expect(await compress(dist)).toBe(0);
  await writeFile(join(dist, 'remoteEntry.js'), script('changed'));
  expect(await compress(dist)).toBe(2);
  expect(await readdir(dist)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/small\.js\.|png\./)]),
  );
});
