import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createKeyPair,
  digestOf,
  folderStore,
  historyPath,
  openStore,
  pemOf,
  readSigningKey,
  registryPath,
  registryReader,
  type SigningKey,
  type Store,
  signRegistry,
} from '@console/store';
import { ask } from '../../gateway/test/ask';
import { startGatewayOf } from '../../gateway/test/gateways';
import { createSite } from '../../gateway/test/site';
import { noBucketService, startBucketService } from '../../store/test/bucketService';
import { freshSchema, noPostgres } from '../../store/test/postgresServer';
import { builtRemote } from '../test/builtRemote';
import { area } from '../test/remotes';
import { writeNginxSite } from './nginx/writeNginxSite';
import { planAddKey, planWithdrawKey } from './plan/planKeys';
import { changeRegistry } from './registry';
import { release } from './release';

/** Teams that release by keys of their own, as the gateways of the site see it. */
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

interface OpenedStore {
  readonly store: Store;
  end(): Promise<unknown>;
}

const kinds: readonly [string, string | undefined, (folder: string) => Promise<OpenedStore>][] = [
  [
    'a folder',
    undefined,
    async (folder) => ({ store: folderStore(join(folder, 'store')), end: async () => undefined }),
  ],
  [
    'a bucket',
    noBucketService,
    async () => {
      const service = await startBucketService();
      const store = openStore(`s3://${await service.bucket()}/north`, service.environment);
      return { store, end: service.close };
    },
  ],
  [
    'a database',
    noPostgres,
    async () => {
      const schema = await freshSchema();
      return { store: openStore(schema.url), end: schema.drop };
    },
  ],
];

const newKey = (): SigningKey => readSigningKey(createKeyPair().privateKey, 'The key');

/** A site into which docks is released by the key of the site, and parcels by that of its team. */
async function openSite(open: (folder: string) => Promise<OpenedStore>) {
  const folder = await mkdtemp(join(tmpdir(), 'teams-'));
  const served = await createSite();
  endings.push(() => rm(folder, { recursive: true }), served.remove);
  const { store, end } = await open(folder);
  endings.push(end);
  const [site, parcels] = [newKey(), newKey()];
  const by = (key: SigningKey) => ({ store, key, keys: [site.verifying], by: 'anna@example.org' });
  const change = (plan: Parameters<typeof changeRegistry>[2]) => changeRegistry(by(site), 'Because.', plan);

  return {
    store,
    parcels,
    /** Releases a remote. @returns the address of its entry */
    async released(name: string, version: string, key: SigningKey = parcels): Promise<string> {
      const dist = await builtRemote(folder, { name, version, build: { areas: [area(name)] } });
      const { build } = await release(by(key), { dist, compression: 'quick' });
      return `/remotes/${name}/${version}-${build}/remoteEntry.js`;
    },
    site,
    add: () =>
      change((now, given) =>
        planAddKey(now, given, { team: 'Parcels', key: pemOf(parcels.verifying), remotes: ['parcels'] }),
      ),
    withdraw: () => change((now, given) => planWithdrawKey(now, given, 'Parcels')),
    async gateway(registrySince?: number) {
      const gateway = await startGatewayOf(
        { shellDir: served.shellDir, store: store as never, registryKeys: [pemOf(site.verifying)] },
        // Nobody listens there: nothing of this asks the service.
        { url: 'http://127.0.0.1:9' },
        { store, registrySince },
      );
      endings.push(() => gateway.close());
      return gateway.url;
    },
    nginx: () => ({
      path: join(folder, 'nginx'),
      options: {
        shellDir: served.shellDir,
        store,
        registryKeys: [pemOf(site.verifying)],
        serviceUrl: 'http://127.0.0.1:9',
      },
    }),
    /** Signs what a registry of the history would be with another build of parcels, and puts it after that one. */
    async forge(revision: number, key: SigningKey = parcels): Promise<void> {
      const text = (await store.read(historyPath(revision)))?.content.toString() ?? '';
      const { registry, delegations } = await registryReader(store, [site.verifying, parcels.verifying])(
        text,
      );
      const forged = signRegistry(
        {
          registry: { ...registry, revision: revision + 1 },
          change: {
            at: '2026-11-21T10:00:00.000Z',
            by: 'mallory',
            reason: 'test',
            what: { command: 'release', remote: 'parcels' },
          },
          previous: digestOf(text),
          ...(delegations && { delegations }),
        },
        key,
      );
      await store.write(historyPath(revision + 1), forged);
      await store.write(registryPath, forged);
    },
  };
}

const statusAt = async (url: string, path: string) => (await ask(url, path)).status;
const healthAt = async (url: string) => JSON.parse((await ask(url, '/healthz')).text).registry;
async function revisionAt(url: string): Promise<number> {
  return JSON.parse((await ask(url, '/registry.json')).text).revision;
}

/** Waits until a gateway has seen what lies in a store elsewhere. */
async function eventually(what: () => Promise<unknown>, expected: unknown): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (JSON.stringify(await what()) === JSON.stringify(expected)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(await what()).toEqual(expected);
}

describe.each(kinds)('a site whose store is %s', (kind, missing, open) => {
  if (missing) {
    console.warn(missing);
    test.skip(`teams with keys of their own: ${kind}: ${missing}`, () => undefined);
    return;
  }

  test('serves what a team releases by its key, refuses what it may not, and all that it signs once it is withdrawn', async () => {
    const { store, site, parcels, released, add, withdraw, gateway, forge } = await openSite(open);
    const dock = await released('docks', '1.0.0', site);
    await add();
    const url = await gateway();
    const first = await released('parcels', '1.0.0');
    await eventually(() => revisionAt(url), 3);
    expect([await statusAt(url, first), await statusAt(url, dock)]).toEqual([200, 200]);

    const before = (await store.list('')).map(({ path }) => path);
    await expect(released('docks', '2.0.0')).rejects.toThrow(
      'The key of Parcels may not enter "release docks" in the history. It may release parcels',
    );
    expect((await store.list('')).map(({ path }) => path)).toEqual(before);

    const second = await released('parcels', '1.1.0');
    await withdraw();
    await eventually(() => revisionAt(url), 5);
    await expect(released('parcels', '1.2.0')).rejects.toThrow(`The key ${parcels.id} may not release into`);
    const started = await gateway();
    for (const each of [url, started])
      expect([await statusAt(each, first), await statusAt(each, second), await revisionAt(each)]).toEqual([
        200, 200, 5,
      ]);

    const last = (await store.read(registryPath))?.content ?? '';
    await forge(5);
    for (const each of [url, started, await gateway()]) {
      await eventually(
        async () => (await healthAt(each)).problem,
        'The registry is not signed by a known key.',
      );
      expect([await statusAt(each, first), await revisionAt(each)]).toEqual([200, 5]);
    }
    await store.write(registryPath, last);
    await store.remove(historyPath(6));
    await eventually(async () => (await healthAt(url)).problem, undefined);
  }, 60_000);
});

test('a withdrawn key that goes on from the registry that gave it its right is refused by gateways that run, or know since when', async () => {
  const [[, , open]] = kinds as [(typeof kinds)[number]];
  const { released, add, withdraw, gateway, forge } = await openSite(open);
  await add();
  await released('parcels', '1.0.0');
  await withdraw();
  const url = await gateway();
  expect(await revisionAt(url)).toBe(3);
  // As who may write to the store, too, and has the history written over.
  for (const revision of [2, 3, 4]) await forge(revision);
  expect(await revisionAt(url)).toBe(3);
  expect(await healthAt(url)).toMatchObject({
    problem: 'The registry is signed by a team, and does not follow revision 3, which was read before.',
  });
  expect(await healthAt(await gateway(3))).toMatchObject({
    ready: false,
    problem: expect.stringContaining(
      'goes on from revision 1 of the site, but REGISTRY_SINCE wants 3 or later',
    ),
  });
});

test('a gateway that starts proves all that teams signed, and serves builds that only the history names', async () => {
  const [[, , open]] = kinds as [(typeof kinds)[number]];
  const { released, add, gateway, nginx } = await openSite(open);
  await add();
  const builds: string[] = [];
  for (let minor = 0; minor < 8; minor += 1) builds.push(await released('parcels', `1.${minor}.0`));
  const url = await gateway(1);
  expect(await healthAt(url)).toMatchObject({ ready: true, revision: 9 });
  for (const build of builds) expect(await statusAt(url, build)).toBe(200);
  // nginx gets copies of the same files.
  const { path, options } = nginx();
  await writeNginxSite(path, options);
  for (const build of builds) expect(existsSync(join(path, build))).toBe(true);
});
