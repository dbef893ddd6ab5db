import { audienceOf } from '@console/remote/registry';
import { openStore, type Store } from '@console/store';
import { type BucketService, noBucketService, startBucketService } from '../../store/test/bucketService';
import { builtRemote } from '../test/builtRemote';
import { area } from '../test/remotes';
import { createSite, type TestedSite } from '../test/site';
import { pin } from './pin';
import { planRollout } from './plan/planRollout';
import { prune } from './prune';
import { changeRegistry, readRegistry } from './registry';
import { release } from './release';
import { remotes } from './remotes';
import { rollback } from './rollback';
import { toRead } from './Site';
import { removeBuild, storedBuilds } from './storedBuilds';

/** Tests of everything that can be done to a site; the same whatever its store is. */
function describeSite(kind: string, open: () => Promise<Store | undefined>): void {
  describe(`a site whose store is ${kind}`, () => {
    let site: TestedSite;
    beforeEach(async () => {
      site = await createSite(await open());
    });
    afterEach(() => site.discard());

    const releaseVersion = async (version: string, percent?: number) => {
      const dist = await builtRemote(site.builds, { version });
      const { build } = await release(site, { dist, percent, reason: `Version ${version}.` });
      return `${version}-${build}`;
    };
    const runs = async () =>
      (await remotes(toRead(site))).builds.map(
        ({ build, assignment, present, released }) =>
          `${build} ${assignment}${present ? '' : ', missing'}: ${released?.reason}`,
      );
    /** Time in ms from now on, when nothing is young any more. */
    const later = () => Date.now() + 60_000;

    test('shows what runs where, and why', async () => {
      const one = await releaseVersion('1.0.0');
      const two = await releaseVersion('1.1.0', 10);
      await pin(site, 'parcels', 'alice', '1.1.0', 'She asked for it.');
      expect(await runs()).toEqual([
        `${one} current: Version 1.0.0.`,
        `${two} candidate 10 %, pinned for 1 user: Version 1.1.0.`,
      ]);
      await changeRegistry(site, 'It is good.', (now) => planRollout(now, 'parcels', 'done'));
      expect(await runs()).toEqual([
        `${two} current, pinned for 1 user: Version 1.1.0.`,
        `${one} earlier: Version 1.0.0.`,
      ]);
      expect((await readRegistry(toRead(site))).remotes[0]?.pinned).toEqual({ [audienceOf('alice')]: two });
    });

    test('goes back to an earlier build without copying anything', async () => {
      const one = await releaseVersion('1.0.0');
      const two = await releaseVersion('1.1.0');
      const before = await storedBuilds(site.store);
      expect(await rollback(site, 'parcels', 'It hangs.')).toEqual({
        changed: true,
        current: one,
        revision: 3,
      });
      expect(await runs()).toEqual([`${one} current: Version 1.0.0.`, `${two} taken back: Version 1.1.0.`]);
      expect(await storedBuilds(site.store)).toEqual(before);
    });

    test('goes back to any build that the store holds, though the registry does not name it any more', async () => {
      const one = await releaseVersion('1.0.0');
      for (const major of ['2', '3', '4', '5', '6', '7']) await releaseVersion(`${major}.0.0`);
      expect((await runs()).join()).not.toContain(one);
      await expect(rollback(site, 'parcels', 'It hangs.', '0.9.0')).rejects.toThrow(
        'No earlier build of parcels is 0.9.0',
      );
      await pin(site, 'parcels', 'alice', '1.0.0', 'She asked for it.');
      expect(await rollback(site, 'parcels', 'It hangs.', '1.0.0')).toMatchObject({ current: one });
    });

    test('does not go back to a build that is not there any more, or not as it was released', async () => {
      const one = await releaseVersion('1.0.0');
      await releaseVersion('1.1.0');
      const record = `remotes/parcels/${one}/registered.json`;
      await site.store.write(record, '{}');
      await expect(rollback(site, 'parcels', 'It hangs.')).rejects.toThrow(
        'is not the one that was released',
      );
      await removeBuild(site.store, `/remotes/parcels/${one}/`);
      await expect(rollback(site, 'parcels', 'It hangs.')).rejects.toThrow('any more; release it again.');
      expect(await readRegistry(toRead(site))).toMatchObject({ revision: 2 });
    });

    test('is tidied up: what no registry of the last time names goes, what is run or gone back to stays', async () => {
      const one = await releaseVersion('1.0.0');
      await releaseVersion('1.1.0');
      await site.store.write('remotes/parcels/0.9.0-abcd/remoteEntry.js', 'old');
      expect(await prune(toRead(site), 3_600_000)).toMatchObject({ removed: [], kept: 3 });
      expect(await prune(toRead(site), 0, later())).toEqual({
        removed: ['/remotes/parcels/0.9.0-abcd/'],
        bytes: 3,
        kept: 2,
      });
      for (const version of ['2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0']) await releaseVersion(version);
      expect((await prune(toRead(site), 3_600_000, later())).removed).toEqual([]);
      expect((await prune(toRead(site), 0, later())).removed).toEqual([`/remotes/parcels/${one}/`]);
      expect((await runs()).filter((row) => row.includes('missing'))).toEqual([]);
    });

    test('takes a build back into the store that was tidied away', async () => {
      const one = await releaseVersion('1.0.0');
      await removeBuild(site.store, `/remotes/parcels/${one}/`);
      expect(await runs()).toEqual([`${one} current, missing: Version 1.0.0.`]);
      await releaseVersion('1.0.0');
      expect(await runs()).toEqual([`${one} current: Version 1.0.0.`]);
    });

    test('loses nothing of releases at the same time', async () => {
      const names = ['readers', 'jobs', 'data'];
      const dists = await Promise.all(
        names.map((name) => builtRemote(site.builds, { name, build: { areas: [area(name)] } })),
      );
      await Promise.all(dists.map((dist) => release(site, { dist })));
      const { revision, remotes: entries } = await readRegistry(toRead(site));
      expect([revision, entries.map(({ name }) => name)]).toEqual([3, [...names].sort()]);
    });
  });
}

describeSite('a folder', async () => undefined);

if (noBucketService) {
  console.warn(noBucketService);
  test.skip(noBucketService, () => undefined);
} else
  describe('with a service of buckets', () => {
    let service: BucketService;
    beforeAll(async () => {
      service = await startBucketService();
    }, 60_000);
    afterAll(() => service.close());

    describeSite('a bucket', async () =>
      openStore(`s3://${await service.bucket()}/north`, service.environment),
    );
  });
