import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildKey, type Registry } from '@console/remote/registry';
import type { Store } from '@console/store';
import fc from 'fast-check';
import { builtRemote, script } from '../test/builtRemote';
import { area } from '../test/remotes';
import { createSite } from '../test/site';
import { history } from './history';
import { pin } from './pin';
import { planRollout } from './plan/planRollout';
import { prune } from './prune';
import { ReleaseRefused } from './ReleaseRefused';
import { changeRegistry, readRegistry } from './registry';
import { release } from './release';
import { rollback } from './rollback';
import { type Site, toRead } from './Site';

const names = ['readers', 'jobs'] as const;
const versions = ['1.0.0', '1.1.0', '1.2.0'] as const;

const name = fc.constantFrom(...names);
const version = fc.constantFrom(...versions);

/** Something that somebody does to a site. */
const deed = fc.oneof(
  fc.record({ do: fc.constant('release' as const), name, version, percent: fc.option(fc.nat(100)) }),
  fc.record({ do: fc.constant('rollback' as const), name, version: fc.option(version) }),
  fc.record({
    do: fc.constant('rollout' as const),
    name,
    step: fc.constantFrom('done' as const, 'stop' as const, 50),
  }),
  fc.record({ do: fc.constant('pin' as const), name, version: fc.option(version) }),
  fc.record({ do: fc.constant('prune' as const), older: fc.constantFrom(0, 1, 3_600_000) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

async function act(site: Site, one: Deed, dists: ReadonlyMap<string, string>): Promise<unknown> {
  switch (one.do) {
    case 'release': {
      const dist = dists.get(`${one.name} ${one.version}`) ?? '';
      return release(site, { dist, percent: one.percent ?? undefined });
    }
    case 'rollback':
      return rollback(site, one.name, 'Because.', one.version ?? undefined);
    case 'rollout':
      return changeRegistry(site, 'Because.', (now) => planRollout(now, one.name, one.step));
    case 'pin':
      return pin(site, one.name, 'alice', one.version ?? undefined, 'Because.');
    case 'prune':
      // In a while: what is to stay does not stay only because it is young.
      return prune(toRead(site), one.older, Date.now() + 60_000);
  }
}

/** Files that the registry names and the store does not hold. */
async function missing(store: Store, { remotes }: Registry): Promise<string[]> {
  const named = remotes.flatMap(({ builds, earlier }) => [...builds, ...earlier]);
  const lost = [];
  for (const { base } of named)
    for (const file of ['registered.json', 'remoteEntry.js', 'pages/list.js.br'])
      if (!(await store.read(`${base.slice(1)}${file}`))) lost.push(base + file);
  return lost;
}

const consistent = ({ remotes }: Registry) =>
  remotes.every(({ current, candidate, pinned = {}, builds, earlier }) => {
    const held = new Set(builds.map(buildKey));
    const wanted = [current, ...(candidate ? [candidate.build] : []), ...Object.values(pinned)];
    const ran = earlier.map(buildKey);
    return wanted.every((key) => held.has(key)) && !ran.includes(current) && new Set(ran).size === ran.length;
  });

test('whatever is released, taken back, rolled out, chosen and tidied up, every build that the registry names is there', async () => {
  const built = await createSite();
  const dists = new Map<string, string>();
  for (const one of names)
    for (const each of versions)
      dists.set(
        `${one} ${each}`,
        await builtRemote(built.builds, {
          name: one,
          version: each,
          list: script(each),
          build: { areas: [area(one)] },
        }),
      );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 25 }), async (deeds) => {
      const site = await createSite();
      try {
        for (const one of deeds) {
          await act(site, one, dists).catch((error: unknown) => {
            if (!(error instanceof ReleaseRefused)) throw error;
          });
          const registry = await readRegistry(toRead(site));
          expect(await missing(site.store, registry)).toEqual([]);
          expect(consistent(registry)).toBe(true);
        }
        const revisions = [];
        for await (const { revision } of history(toRead(site))) revisions.push(revision);
        expect(revisions).toEqual(revisions.map((_, index) => revisions.length - index));
        if (revisions.length > 0)
          expect(await readFile(join(site.path, 'registry.json'), 'utf8')).toBe(
            await readFile(join(site.path, `history/${revisions.length}.json`), 'utf8'),
          );
      } finally {
        await site.discard();
      }
    }),
    { numRuns: 40 },
  );
  await built.discard();
}, 120_000);
