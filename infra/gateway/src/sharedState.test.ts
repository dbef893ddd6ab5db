import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, registryPath, type Store } from '@console/store';
import { type BucketService, noBucketService, startBucketService } from '../../store/test/bucketService';
import { freshSchema, noPostgres } from '../../store/test/postgresServer';
import { ask } from '../test/ask';
import { startGatewayOf } from '../test/gateways';
import { type AskedService, startAskedService } from '../test/service';
import { createSite, parcels, registryOf, type Site } from '../test/site';
import type { Gateway } from './startGateway';

/** Where the state of a site lies in a test, and what takes it away. */
interface State {
  readonly store: Store;
  end(): Promise<void>;
}

let buckets: BucketService | undefined;
afterAll(() => buckets?.close());

const kinds: readonly [string, string | undefined, (site: Site) => Promise<State>][] = [
  ['a folder', undefined, async (site) => ({ store: openStore(site.store), end: async () => undefined })],
  [
    'a bucket',
    noBucketService,
    async (site) => {
      buckets ??= await startBucketService();
      const store = openStore(`s3://${await buckets.bucket()}/north`, buckets.environment);
      await store.write(registryPath, site.signed(registryOf(1, parcels('1.0.0', 'aaaa'))));
      return { store, end: async () => undefined };
    },
  ],
  [
    'PostgreSQL',
    noPostgres,
    async (site) => {
      const schema = await freshSchema();
      const store = openStore(schema.url);
      await store.write(registryPath, site.signed(registryOf(1, parcels('1.0.0', 'aaaa'))));
      return { store, end: () => schema.drop() };
    },
  ],
];

const report = { kind: 'failure', remote: 'parcels', version: '1.0.0', build: 'aaaa', code: 'altered' };
const json = { 'content-type': 'application/json', authorization: 'JWT ada' };

/** Time in ms within which gateways have to agree; a machine that is busy with other tests may be late. */
const second = process.env.TEST_DEEP === '1' ? 1000 : 10_000;

/** Asks until an answer is as it should be. @returns ms that it took */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (!(await isSo())) if (performance.now() - begin > 10_000) throw new Error('It never was so.');
  return performance.now() - begin;
}

for (const [kind, missing, open] of kinds) {
  if (missing) {
    console.warn(missing);
    test.skip(`gateways that share ${kind}: ${missing}`, () => undefined);
    continue;
  }
  describe(`gateways that share ${kind}`, () => {
    let site: Site;
    let service: AskedService;
    let state: State;
    let gateways: Gateway[];

    const start = async (options = {}) => {
      const gateway = await startGatewayOf(site, service, { store: state.store, ...options });
      gateways.push(gateway);
      return gateway;
    };
    const urlOf = (place: number) => gateways[place]?.url ?? '';
    const get = async (at: number, path: string) =>
      JSON.parse((await ask(urlOf(at), path, { headers: json })).text);
    const use = (at: number, body: unknown) =>
      ask(urlOf(at), '/console/remotes/parcels/switch', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      });

    beforeEach(async () => {
      gateways = [];
      site = await createSite();
      service = await startAskedService();
      state = await open(site);
      await Promise.all([start(), start(), start()]);
    }, 60_000);
    afterEach(async () => {
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await service.close();
      await state.end();
      await site.remove();
    });

    test('agree within a second on what is out of service, also when it is used at one right after another', async () => {
      expect((await use(0, { off: true, reason: 'Wrong counts' })).status).toBe(200);
      expect((await use(1, { off: false })).status).toBe(200);
      const isOff = async (at: number) => (await get(at, '/registry.json')).switchedOff !== undefined;
      // One that has heard of neither is in service, too.
      const uses = async (at: number): Promise<boolean[]> =>
        (await get(at, '/console/switches')).history.map(({ off }: { off: boolean }) => off);
      const knows = async (at: number) => (await uses(at)).length === 2 && !(await isOff(at));
      const agreed = await until(async () => !(await Promise.all([0, 1, 2].map(knows))).includes(false));
      expect(agreed).toBeLessThan(second);
      expect(await uses(2)).toEqual([false, true]);
    });

    test('give the reports of all, counted together, and those of one that is gone', async () => {
      for (const at of [0, 1, 1])
        await ask(urlOf(at), '/console/reports', {
          method: 'POST',
          headers: json,
          body: JSON.stringify(report),
        });
      const count = async () => (await get(2, '/console/reports')).reports[0]?.count;
      expect(await until(async () => (await count()) === 3)).toBeLessThan(second);
      await gateways.splice(0, 1)[0]?.close();
      expect((await get(1, '/console/reports')).reports).toEqual([
        expect.objectContaining({ ...report, count: 3 }),
      ]);
    });

    test('serve the files of each other’s shells, as a page of another build asks for them', async () => {
      const next = join(site.shellDir, 'next');
      await mkdir(join(next, 'assets'), { recursive: true });
      const build = { ...JSON.parse(String(await readBuild(site))), build: 'beef0000' };
      await writeFile(join(next, 'build.json'), JSON.stringify(build));
      await writeFile(join(next, 'assets/main.99999999.js'), 'next();');
      await writeFile(join(next, 'assets/secret.txt'), 'not named by its content');
      await mkdir(join(next, 'embed/fedcba9876543210'), { recursive: true });
      await writeFile(join(next, 'embed/fedcba9876543210/embed.js'), 'nextEmbed();');
      const at = gateways.length;
      await start({ shellDir: next });
      const old = await ask(urlOf(at), '/assets/main.22222222.js', { headers: { 'accept-encoding': 'br' } });
      expect([old.status, old.headers['content-encoding']]).toEqual([200, 'br']);
      const early = await ask(urlOf(0), '/assets/main.99999999.js');
      expect([early.status, early.text]).toEqual([200, 'next();']);
      expect(early.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      const pinned = await ask(urlOf(0), '/embed/fedcba9876543210/embed.js');
      expect([pinned.status, pinned.text]).toEqual([200, 'nextEmbed();']);
      expect(pinned.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      for (const path of [
        '/assets/secret.txt',
        '/assets/none.77777777.js',
        '/assets/..%2fregistry.12345678.js',
      ])
        expect((await ask(urlOf(0), path)).status).toBe(404);
    });
  });
}

async function readBuild(site: Site): Promise<Buffer> {
  return (await openStore(site.shellDir).read('build.json'))?.content ?? Buffer.from('{}');
}

test('a gateway that may only read the store serves all the same, keeps its own reports and says so', async () => {
  const site = await createSite();
  const service = await startAskedService();
  const store = openStore(site.store);
  const refuse = async () => {
    throw new Error('read-only');
  };
  const gateway = await startGatewayOf(site, service, {
    store: { ...store, write: refuse, remove: refuse },
  });
  await ask(gateway.url, '/console/reports', { method: 'POST', headers: json, body: JSON.stringify(report) });
  const { reports } = JSON.parse((await ask(gateway.url, '/console/reports', { headers: json })).text);
  expect(reports).toHaveLength(1);
  const health = JSON.parse((await ask(gateway.url, '/healthz')).text);
  expect(health.ready).toBe(true);
  expect(health.shared.problem).toContain('cannot be written to the store');
  await gateway.close();
  await service.close();
  await site.remove();
});
