import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { openStore, registryPath, type Store } from '@console/store';
import { type BucketService, noBucketService, startBucketService } from '../../store/test/bucketService';
import { ask } from '../test/ask';
import { startGatewayOf } from '../test/gateways';
import { createSite, parcels, registryOf, type Site, listScript as text } from '../test/site';
import type { Gateway } from './startGateway';

const list = 'remotes/parcels/1.0.0-aaaa/list.js';

if (noBucketService) {
  console.warn(noBucketService);
  test.skip(noBucketService, () => undefined);
} else
  describe('a gateway whose store is a bucket', () => {
    let buckets: BucketService;
    let site: Site;
    let store: Store;
    let gateway: Gateway;

    beforeEach(async () => {
      buckets = await startBucketService();
      site = await createSite();
      store = openStore(`s3://${await buckets.bucket()}/north`, buckets.environment);
      await store.write(list, text);
      await store.write(`${list}.br`, brotliCompressSync(text));
      await store.write(`${list}.gz`, gzipSync(text));
      await store.write('remotes/parcels/.hidden/list.js', text);
      await store.write(registryPath, site.signed(registryOf(1, parcels('1.0.0', 'aaaa'))));
      // Nobody listens there: nothing of this asks the service.
      gateway = await startGatewayOf(site, { url: 'http://127.0.0.1:9' }, { store });
    }, 60_000);

    afterEach(async () => {
      await gateway.close();
      await buckets.close();
      await site.remove();
    });

    const get = (path: string, headers?: Record<string, string>) => ask(gateway.url, path, { headers });
    const revision = async () => JSON.parse((await get('/registry.json')).text).revision;

    test('serves builds as from a folder: compressed, never to be asked for again, for every site', async () => {
      const plain = await get(`/${list}`);
      expect([plain.status, plain.text]).toEqual([200, text]);
      expect(plain.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding, available-dictionary',
      });
      const packed = await get(`/${list}`, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': plain.headers['content-type'],
      });
      expect(String(brotliDecompressSync(packed.body))).toBe(text);
      const again = await get(`/${list}`, { 'if-none-match': String(plain.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const head = await ask(gateway.url, `/${list}`, { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
    });

    test.each([
      '/remotes/parcels/none.js',
      '/remotes/parcels/.hidden/list.js',
      '/remotes/',
      '/remotes/%2e%2e/registry.json',
    ])('%s is not there', async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    });

    test('has nothing that no signed registry names, nor other bytes than were released', async () => {
      const evil = '<script src="a.js"></script>';
      const paths = ['remotes/evil/1.0.0-aaaa/page.html', 'remotes/parcels/1.0.0-aaaa/form.js'];
      for (const path of paths) {
        await store.write(path, evil);
        const { status, text: answer } = await get(`/${path}`);
        expect([status, answer.includes('script')]).toEqual([404, false]);
      }
    });

    test('follows a release', async () => {
      expect(await revision()).toBe(1);
      await store.write(registryPath, site.signed(registryOf(2, parcels('1.1.0', 'bbbb'))));
      let seen = await revision();
      for (const deadline = Date.now() + 10_000; seen === 1 && Date.now() < deadline; )
        seen = await revision();
      expect(seen).toBe(2);
    });

    test('goes on with what it has when the bucket is gone, and says so', async () => {
      await get('/parcels');
      await get(`/${list}`);
      await buckets.close();
      let health = JSON.parse((await get('/healthz')).text);
      for (const deadline = Date.now() + 10_000; !health.registry.problem && Date.now() < deadline; )
        health = JSON.parse((await get('/healthz')).text);
      expect(health.registry).toMatchObject({
        ready: true,
        revision: 1,
        problem: 'The registry cannot be reached in its store.',
      });
      expect((await get('/parcels')).status).toBe(200);
      expect((await get(`/${list}`)).text).toBe(text);
      const other = await get('/remotes/parcels/1.0.0-aaaa/form.js');
      expect([other.status, JSON.parse(other.text).message]).toEqual([
        503,
        'The store of remotes does not answer.',
      ]);
    });
  });
