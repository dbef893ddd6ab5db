import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createKeyPair, readSigningKey, type Store, StoreError, UnreadableError } from '@console/store';
import { type Built, builtRemote, entryOf, pin, script } from '../test/builtRemote';
import { area } from '../test/remotes';
import { createSite, type TestedSite } from '../test/site';
import { ReleaseRefused } from './ReleaseRefused';
import { readRegistry } from './registry';
import { type ReleaseOptions, release as releaseTo } from './release';
import { toRead } from './Site';

let site: TestedSite;

beforeEach(async () => {
  site = await createSite();
});

afterEach(() => site.discard());

const built = (changes?: Built) => builtRemote(site.builds, changes);
const release = (dist: string, options: Omit<ReleaseOptions, 'dist'> = {}) =>
  releaseTo(site, { dist, ...options });
const registry = () => readRegistry(toRead(site));
const builds = (name = 'parcels') => readdir(join(site.path, 'remotes', name));

test('a release puts the build into a folder of its own, compressed and weighed, and points the registry to it', async () => {
  const released = await release(await built());
  expect(released).toEqual({
    name: 'parcels',
    version: '1.0.0',
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    published: true,
    registered: true,
    revision: 1,
  });
  const base = `/remotes/parcels/1.0.0-${released.build}/`;
  const list = join(site.path, base, 'pages/list.js');
  expect(await readFile(list, 'utf8')).toBe(script('list'));
  expect(String(brotliDecompressSync(await readFile(`${list}.br`)))).toBe(script('list'));
  expect(String(gunzipSync(await readFile(`${list}.gz`)))).toBe(script('list'));
  const entry = join(site.path, base, 'remoteEntry.js');
  const weight = (await stat(`${list}.br`)).size + (await stat(`${entry}.br`)).size;
  expect((await registry()).remotes).toMatchObject([
    {
      current: `1.0.0-${released.build}`,
      builds: [{ name: 'parcels', build: released.build, base, weight }],
    },
  ]);
});

test('releasing the same build again, even built anew elsewhere, writes nothing', async () => {
  await release(await built());
  const before = await stat(join(site.path, 'registry.json'));
  const again = await release(await built());
  expect(again).toMatchObject({ published: false, registered: false, revision: 1 });
  expect((await stat(join(site.path, 'registry.json'))).mtimeMs).toBe(before.mtimeMs);
  expect(await builds()).toHaveLength(1);
});

test('a new version keeps the old one, and the same version with other content is another build', async () => {
  const first = await release(await built());
  await release(await built({ version: '1.1.0' }));
  const changed = await built({ list: script('changed') });
  await expect(release(changed)).rejects.toThrow('Raise the version in package.json');
  const third = await release(changed, { anyVersion: true });
  expect(await builds()).toHaveLength(3);
  expect(third.build).not.toBe(first.build);
  expect(await registry()).toMatchObject({ revision: 3, remotes: [{ current: `1.0.0-${third.build}` }] });
  const back = await release(await built());
  expect(back).toMatchObject({ build: first.build, published: false, registered: true, revision: 4 });
});

test('releases at the same time lose nothing and leave nothing behind', async () => {
  const names = ['readers', 'jobs', 'data', 'users'];
  const dists = await Promise.all(
    [...names, ...names].map((name) => built({ name, build: { areas: [area(name)] } })),
  );
  await Promise.all(dists.map((dist) => release(dist)));
  expect((await registry()).remotes.map(({ name }) => name)).toEqual([...names].sort());
  expect((await registry()).revision).toBe(4);
  expect(await readdir(site.path)).toEqual(['history', 'registry.json', 'remotes']);
  expect(await readdir(join(site.path, 'history'))).toEqual(['1.json', '2.json', '3.json', '4.json']);
  for (const name of names) expect(await builds(name)).toHaveLength(1);
});

const other = script('other');
test.each<[string, Built, string]>([
  ['does not say what it is', { build: { owner: undefined } }, "must have required property 'owner'"],
  ['is of a shell', { build: { kind: 'shell' } }, 'does not match its schema'],
  [
    'pins another content',
    { build: { integrity: { 'remoteEntry.js': pin('x'), 'pages/list.js': pin('y') } } },
    'is not the file that build.json pins',
  ],
  [
    'does not pin a file',
    { build: { integrity: { 'remoteEntry.js': pin(entryOf(script('list'))) } } },
    'pages/list.js has no pin',
  ],
  [
    'needs a file by a name that all objects know',
    {
      build: {
        routes: [{ path: '/parcels', page: 'List', files: ['remoteEntry.js', 'constructor'], shares: [] }],
      },
    },
    'constructor has no pin',
  ],
  ['names a file that is not there', { build: { entry: 'gone.js' } }, 'gone.js has no pin'],
  [
    'holds a file that it does not pin',
    { files: { 'pages/extra.js': other } },
    'pages/extra.js is in the build, but build.json does not pin it.',
  ],
  [
    'holds a page of its own',
    { files: { 'index.html': '<p>' } },
    'index.html is in the build, but build.json does not pin it.',
  ],
  [
    'loads a script that its entry cannot check',
    { entry: script('entry') },
    'remoteEntry.js does not hold the pin of pages/list.js, which it loads.',
  ],
  [
    'replaces a function of the window',
    { list: 'window.fetch = async () => new Response();' },
    'replaces a function of the window, which the console and all remotes use',
  ],
  [
    'changes a prototype',
    { list: 'Array.prototype.map=function(){}' },
    'changes a prototype, which the console',
  ],
  [
    'adds a style sheet to the page',
    { list: 'document.adoptedStyleSheets.push(new CSSStyleSheet());' },
    'adds a style sheet to the whole page',
  ],
  ['evaluates text', { list: 'const sum = eval("1+1");' }, 'evaluates text (eval), which the policy'],
  ['makes a function of text', { list: 'const sum = new Function("return 1");' }, 'makes a function of text'],
  ['adds a style element', { list: 'document.createElement("style");' }, 'adds a style element'],
  ['sets a style attribute', { list: 'page.setAttribute("style", "");' }, 'sets a style attribute'],
  ['would lead out of the store by its name', { name: '..' }, 'cannot be the name and version of a build'],
  [
    'would lead out of the store by its version',
    { version: '../../../etc' },
    'cannot be the name and version',
  ],
])('a build that %s is refused, and nothing changes', async (_, changes, sentence) => {
  await release(await built());
  const dist = await built({ version: '2.0.0', ...changes });
  await expect(release(dist)).rejects.toThrow(sentence);
  await expect(release(dist)).rejects.toThrow(
    sentence.includes('schema') || sentence.includes('must have') ? UnreadableError : ReleaseRefused,
  );
  expect(await registry()).toMatchObject({ revision: 1, remotes: [{ builds: [{ version: '1.0.0' }] }] });
  expect(await builds()).toHaveLength(1);
});

test('what only looks like it is not refused', async () => {
  const list =
    'try { return this || Function("return this")(); } catch {} medieval(1); page.style.color = "red"; window.fetch == 1; my.fetch = 2; List.prototype.map = 3;';
  await expect(release(await built({ list }))).resolves.toMatchObject({ registered: true });
});

test('a build that does not fit the shell is refused before anything changes', async () => {
  const dist = await built({ build: { contract: '^2.0.0' } });
  const shell = { contract: '1.2.0', federation: '2.9.2', shared: {} };
  await expect(release(dist, { shell })).rejects.toThrow(
    'parcels needs contract ^2.0.0, the shell has 1.2.0 (incompatible-contract).',
  );
  await expect(release(dist)).resolves.toMatchObject({ registered: true });
});

test('a share of the users gets a build first, for a reason that is kept', async () => {
  await release(await built());
  const { build } = await release(await built({ version: '1.1.0' }), {
    percent: 10,
    reason: 'Filters by zone.',
  });
  expect((await registry()).remotes).toMatchObject([
    {
      candidate: { build: `1.1.0-${build}`, percent: 10 },
      builds: [{ version: '1.0.0' }, { version: '1.1.0' }],
    },
  ]);
});

/** A store in which there is no room any more after so many writes. */
function storeWithRoomFor(store: Store, writes: number): Store {
  let left = writes;
  return {
    ...store,
    async write(...given) {
      left -= 1;
      if (left < 0) throw new StoreError('full', 'No room left.');
      return store.write(...given);
    },
  };
}

test('a release that finds no room leaves nothing of its build, and is done as soon as there is some', async () => {
  await release(await built());
  const before = await registry();
  const dist = await built({ version: '1.1.0' });
  const files = (await site.store.list('remotes/')).length;
  // The registry is kept in the history first; from then on it is the next one.
  for (let writes = 0; writes <= files; writes += 1) {
    const small = { ...site, store: storeWithRoomFor(site.store, writes) };
    await expect(releaseTo(small, { dist })).rejects.toMatchObject({ code: 'full' });
    expect(await registry()).toEqual(before);
    expect(await builds()).toHaveLength(writes < files ? 1 : 2);
  }
  expect(await release(dist)).toMatchObject({ registered: true, revision: 2 });
  const stored = (await site.store.list('remotes/')).filter(({ path }) => path.includes('/1.1.0-'));
  expect(stored).toHaveLength(files);
});

test('a release that finds no room to lead to its registry is completed by the next one', async () => {
  const dist = await built();
  await release(dist);
  const next = await built({ version: '1.1.0' });
  const files = (await site.store.list('remotes/')).length;
  const small = { ...site, store: storeWithRoomFor(site.store, files + 1) };
  await expect(releaseTo(small, { dist: next })).rejects.toMatchObject({ code: 'full' });
  const { revision } = await release(await built({ version: '1.2.0' }));
  expect(revision).toBe(3);
  expect((await registry()).remotes[0]?.earlier.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
});

test('without a build there is nothing to release', async () => {
  await expect(release(join(site.builds, 'none'))).rejects.toThrow('build the remote first');
});

test('nothing is built on a registry that cannot be read or that a stranger signed', async () => {
  const dist = await built();
  await mkdir(site.path);
  await writeFile(join(site.path, 'registry.json'), '{');
  await expect(release(dist)).rejects.toThrow('The registry is not JSON. It is left as it is.');
  expect(await readFile(join(site.path, 'registry.json'), 'utf8')).toBe('{');

  await rm(site.path, { recursive: true });
  const stranger = readSigningKey(createKeyPair().privateKey, 'The key');
  await releaseTo({ ...site, key: stranger }, { dist });
  const before = await readFile(join(site.path, 'registry.json'), 'utf8');
  await expect(release(dist)).rejects.toThrow(
    'The registry is not signed by a known key. It is left as it is.',
  );
  expect(await readFile(join(site.path, 'registry.json'), 'utf8')).toBe(before);
  await releaseTo({ ...site, keys: [stranger.verifying] }, { dist: await built({ version: '1.1.0' }) });
  expect(await registry()).toMatchObject({ revision: 2 });
});
