import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyDelta, dictionaryDigest, dictionaryOf, StoreError } from '@console/store';
import { builtRemote, entryOf, pin } from '../test/builtRemote';
import { createSite, type TestedSite } from '../test/site';
import { release } from './release';
import { rollback } from './rollback';

/** A script that cannot be packed well, with something changed in it. */
const script = (changed: string) =>
  Array.from({ length: 300 }, (_, line) =>
    line === 150 ? changed : `f('${createHash('sha256').update(`${line}`).digest('hex')}');`,
  ).join('\n');

let site: TestedSite;
beforeEach(async () => {
  site = await createSite();
});
afterEach(() => site.discard());

/** Releases a build with a script whose name carries its hash; returns the folder of the build in the store. */
async function released(version: string, hash: string, page: string, to = site): Promise<string> {
  const list = script(`list ${version}`);
  const entry = `${entryOf(list)}const more = ['${pin(page)}'];\n`;
  const file = `page.${hash}.js`;
  const { build } = await release(to, {
    dist: await builtRemote(site.builds, {
      version,
      list,
      entry,
      files: { [file]: page, 'data.json': JSON.stringify(script('data')) },
      build: {
        integrity: {
          'remoteEntry.js': pin(entry),
          'pages/list.js': pin(list),
          [file]: pin(page),
          'data.json': pin(JSON.stringify(script('data'))),
        },
      },
    }),
    allowGrowth: true,
  });
  return join(site.path, `remotes/parcels/${version}-${build}`);
}

const deltasIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.dcz')).sort();

test('scripts get a delta against the file of the same name in the build that is replaced', async () => {
  const first = await released('1.0.0', '11111111', script('one'));
  expect(await deltasIn(first)).toEqual([]);
  const second = await released('1.1.0', '22222222', script('two'));
  expect(await deltasIn(second)).toEqual(['page.22222222.js.dcz', 'pages/list.js.dcz']);
  const [delta, before, br] = await Promise.all([
    readFile(join(second, 'page.22222222.js.dcz')),
    readFile(join(first, 'page.11111111.js')),
    readFile(join(second, 'page.22222222.js.br')),
  ]);
  expect(delta.length).toBeLessThan(br.length / 20);
  expect(String(await applyDelta(delta, before, 100_000))).toBe(script('two'));
});

test('a script that has become another one gets none, its brotli copy is as small', async () => {
  await released('1.0.0', '11111111', script('one'));
  const second = await released('1.1.0', '22222222', 'globalThis.other = 1;\n'.repeat(100));
  expect(await deltasIn(second)).toEqual(['pages/list.js.dcz']);
});

test('after a rollback the build that runs is the one that is replaced', async () => {
  const first = await released('1.0.0', '11111111', script('one'));
  await released('1.1.0', '22222222', script('two'));
  await rollback(site, 'parcels', 'Wrong.');
  const third = await released('1.2.0', '33333333', script('three'));
  expect(dictionaryOf(await readFile(join(third, 'page.33333333.js.dcz')))).toBe(
    dictionaryDigest(await readFile(join(first, 'page.11111111.js'))),
  );
});

test('what is tried out by a share of the users, too, replaces the build that runs', async () => {
  await released('1.0.0', '11111111', script('one'));
  const list = script('list 1.1.0');
  const { build } = await release(site, {
    dist: await builtRemote(site.builds, { version: '1.1.0', list }),
    percent: 10,
  });
  expect(await deltasIn(join(site.path, `remotes/parcels/1.1.0-${build}`))).toEqual(['pages/list.js.dcz']);
});

test('a build is released without deltas when the files before cannot be read', async () => {
  await released('1.0.0', '11111111', script('one'));
  const { store } = site;
  const read: typeof store.read = async (path) => {
    if (path.endsWith('page.11111111.js')) throw new StoreError('unusable', 'It is a link.');
    return store.read(path);
  };
  const second = await released('1.1.0', '22222222', script('two'), { ...site, store: { ...store, read } });
  expect(await readdir(second)).toContain('page.22222222.js.br');
  expect(await readdir(second)).not.toContain('page.22222222.js.dcz');
});

test('a build that is released from its folder in a store takes no copies with it', async () => {
  await released('1.0.0', '11111111', script('one'));
  const second = await released('1.1.0', '22222222', script('two'));
  expect(await release(site, { dist: second })).toMatchObject({ published: false, registered: false });
});
