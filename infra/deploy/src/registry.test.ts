import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyPath, type Store, signRegistry } from '@console/store';
import { seal } from '../../store/src/signing/envelope';
import { builtRemote } from '../test/builtRemote';
import { first, second } from '../test/remotes';
import { createSite, type TestedSite } from '../test/site';
import { history, wordsFor } from './history';
import { planRelease } from './plan/planRelease';
import { changeRegistry, readRegistry } from './registry';
import { release } from './release';
import { rollback } from './rollback';
import { toRead } from './Site';

let site: TestedSite;

beforeEach(async () => {
  site = await createSite();
});

afterEach(() => site.discard());

const change = (by: TestedSite, remote = first) =>
  changeRegistry(by, 'Because.', (registry) => planRelease(registry, remote));
const text = (path: string) => readFile(join(site.path, path), 'utf8');

async function told() {
  const entries: string[] = [];
  for await (const { revision, change: made } of history(toRead(site)))
    entries.push(`${revision} ${wordsFor(made.what)}, ${made.by}: ${made.reason}`);
  return entries;
}

/** A store in which writing to a path goes wrong once, before or after it was done. */
function failing(store: Store, path: string, when: 'before' | 'after'): Store {
  let left = 1;
  return {
    ...store,
    async write(to, content, condition) {
      const fails = to === path && left-- > 0;
      if (fails && when === 'before') throw new Error('The machine went down.');
      const tag = await store.write(to, content, condition);
      if (fails) throw new Error('The machine went down.');
      return tag;
    },
  };
}

test('every change is kept with time, author, reason and what it did, and each names the one before', async () => {
  const dist = (version: string) => builtRemote(site.builds, { version });
  const one = await release(site, { dist: await dist('1.0.0') });
  const two = await release(
    { ...site, by: 'ben' },
    { dist: await dist('1.1.0'), percent: 10, reason: 'Filters.' },
  );
  await rollback(site, 'parcels', 'It hangs.');
  expect(await told()).toEqual([
    `3 parcels 1.1.0-${two.build} for nobody, anna@example.org: It hangs.`,
    `2 parcels 1.1.0-${two.build} released for 10 %, ben: Filters.`,
    `1 parcels 1.0.0-${one.build} released, anna@example.org: release`,
  ]);
  expect(await text('history/3.json')).toBe(await text('registry.json'));
});

test.each<[string, (path: string) => Promise<void>, string]>([
  ['missing', (path) => rm(path), 'is missing'],
  [
    'another one than was there, though a known key signed it',
    async (path) => {
      const { registry } = planRelease({ schema: 3, revision: 0, remotes: [] }, second);
      if (!registry) throw new Error('There is no registry.');
      const made = {
        at: '2026-01-01T00:00:00Z',
        by: 'x',
        reason: 'x',
        what: { command: 'release', remote: 'x' },
      } as const;
      await writeFile(path, signRegistry({ registry, change: made, previous: null }, site.key));
    },
    'is not the registry that was there',
  ],
])('a history in which a registry is %s is broken, and says where', async (_, damage, sentence) => {
  await change(site);
  await change(site, second);
  await damage(join(site.path, historyPath(1)));
  await expect(told()).rejects.toThrow(`The history of ${site.path} is broken: history/1.json ${sentence}.`);
});

test.each(['before', 'after'] as const)(
  'a change that broke off %s its registry was kept is done again, or finished by the next one',
  async (when) => {
    await expect(change({ ...site, store: failing(site.store, 'history/1.json', when) })).rejects.toThrow();
    await change(site, second);
    const registry = await readRegistry(toRead(site));
    expect(registry.remotes[0]?.current).toBe('1.1.0-bbbb');
    expect(registry.revision).toBe(when === 'before' ? 1 : 2);
    expect(await told()).toHaveLength(registry.revision);
  },
);

test.each(['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])(
  'a change that broke off on a machine whose clock says %s is finished by the next one',
  async (at) => {
    const { registry } = planRelease({ schema: 3, revision: 0, remotes: [] }, first);
    const what = { command: 'release', remote: 'parcels' } as const;
    const made = { at, by: 'ben', reason: 'test', what };
    if (!registry) throw new Error('There is no registry.');
    await site.store.write(
      historyPath(1),
      signRegistry({ registry, change: made, previous: null }, site.key),
    );
    await change(site, second);
    expect(await readRegistry(toRead(site))).toMatchObject({
      revision: 2,
      remotes: [{ current: '1.1.0-bbbb' }],
    });
  },
);

test('a change whose pointer somebody else has set meanwhile is done all the same', async () => {
  const store: Store = {
    ...site.store,
    async write(to, content, condition) {
      if (to === 'registry.json') await site.store.write(to, await text('history/1.json'));
      return site.store.write(to, content, condition);
    },
  };
  expect(await change({ ...site, store })).toMatchObject({ changed: true, registry: { revision: 1 } });
  expect(await told()).toHaveLength(1);
});

test('a registry of another version is left as it is, and what to do is said', async () => {
  await change(site);
  const schema = 'application/vnd.console.registry+json';
  const later = { registry: { schema: 99 }, change: {}, previous: null };
  await writeFile(
    join(site.path, 'registry.json'),
    seal(schema, Buffer.from(JSON.stringify(later)), site.key),
  );
  await expect(change(site, second)).rejects.toThrow(
    /was written by another version of these commands .* remove registry\.json and history\/ from .* "npm start"/,
  );
});

test('a registry in the way of the next one is not written over', async () => {
  await change(site);
  await writeFile(join(site.path, historyPath(2)), '{}');
  await expect(change(site, second)).rejects.toThrow('history/2.json in');
  expect(await readRegistry(toRead(site))).toMatchObject({ revision: 1 });
  expect(await text('history/2.json')).toBe('{}');
});
