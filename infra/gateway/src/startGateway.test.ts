import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createKeyPair } from '@console/store';
import { ask } from '../test/ask';
import { type AskedService, startAskedService } from '../test/service';
import { createSite, mainScript, parcels, registryOf, type Site, signed } from '../test/site';
import { contentSecurityPolicy } from './security/contentSecurityPolicy';
import { type Gateway, startGateway } from './startGateway';

let site: Site;
let service: AskedService;
let gateway: Gateway;

beforeEach(async () => {
  site = await createSite();
  service = await startAskedService();
  gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: site.shellDir,
    store: site.store,
    registryKeys: site.registryKeys,
    serviceUrl: service.url,
    configuration: { pollInterval: 5000 },
    logLevel: 'silent',
  });
});

afterEach(async () => {
  await gateway.close();
  await service.close();
  await site.remove();
});

const get = (path: string, headers?: Record<string, string>) => ask(gateway.url, path, { headers });

function dataOf(html: string): { configuration: unknown; registry: { revision: number } } {
  return JSON.parse(/id="console-document">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

const preloadsOf = (html: string) =>
  [...html.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('the document', () => {
  test.each(['/', '/login', '/parcels', '/parcels/Dock%2F04%20%25/edit?x=1', '/nowhere', '/health', '/apis'])(
    'is what %s answers',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(dataOf(text)).toEqual({
        configuration: { pollInterval: 5000 },
        registry: {
          ...registryOf(1, parcels('1.0.0', 'aaaa')),
          shell: { version: '1.2.3', build: 'c0ffee00' },
        },
      });
    },
  );

  test('names the files that its address needs, for an index those of where it leads', async () => {
    const list = [
      '/remotes/parcels/1.0.0-aaaa/remoteEntry.js',
      '/remotes/parcels/1.0.0-aaaa/list.js',
      '/assets/table.33333333.js',
    ];
    expect(preloadsOf((await get('/parcels')).text)).toEqual(list);
    expect(preloadsOf((await get('/')).text)).toEqual(list);
    expect(preloadsOf((await get('/login')).text)).toEqual([]);
  });

  test('is not sent again to who has it, and is sent without body to who asks for its head', async () => {
    const { headers, body } = await get('/parcels');
    const again = await get('/parcels', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject(securityHeaders);
    const head = await ask(gateway.url, '/parcels', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(body.length));
  });

  test('follows a release while the gateway runs', async () => {
    const before = await get('/parcels');
    await site.release(registryOf(2, parcels('1.1.0', 'bbbb')));
    const after = await get('/parcels', { 'if-none-match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(dataOf(after.text).registry.revision).toBe(2);
    expect(preloadsOf(after.text)).toContain('/remotes/parcels/1.1.0-bbbb/list.js');
  });

  test('stays when the registry is damaged, and the health check says so', async () => {
    await get('/parcels');
    await writeFile(join(site.store, 'registry.json'), '{"schema":1,');
    expect((await get('/parcels')).status).toBe(200);
    const health = JSON.parse((await get('/healthz')).text);
    expect(health.registry).toMatchObject({ ready: true, revision: 1, problem: 'The registry is not JSON.' });
  });

  const next = registryOf(2, parcels('1.1.0', 'bbbb'));
  test.each<[string, string, string]>([
    ['nobody signed', JSON.stringify(next), 'The registry is not signed by a known key.'],
    [
      'a stranger signed',
      signed(next, createKeyPair().privateKey),
      'The registry is not signed by a known key.',
    ],
  ])('stays when there is a registry that %s, and the health check says so', async (_, text, problem) => {
    const before = await get('/parcels');
    await writeFile(join(site.store, 'registry.json'), text);
    expect((await get('/parcels')).text).toBe(before.text);
    expect(JSON.parse((await get('/registry.json')).text).revision).toBe(1);
    expect(JSON.parse((await get('/healthz')).text).registry).toMatchObject({
      ready: true,
      revision: 1,
      problem,
    });
  });

  test('does not go back to a registry that held before, though its signature is good', async () => {
    await site.release(next);
    await get('/parcels');
    await site.release(registryOf(1, parcels('1.0.0', 'aaaa')));
    expect(JSON.parse((await get('/registry.json')).text).revision).toBe(2);
    expect(JSON.parse((await get('/healthz')).text).registry).toMatchObject({
      revision: 2,
      problem: expect.stringContaining('The registry is older than the one before: revision 1 after 2.'),
    });
  });

  const restart = async (keys = site.registryKeys) => {
    await gateway.close();
    gateway = await startGateway({
      host: '127.0.0.1',
      port: 0,
      shellDir: site.shellDir,
      store: site.store,
      registryKeys: keys,
      serviceUrl: service.url,
      logLevel: 'silent',
    });
  };
  const health = async () => {
    const { status, text } = await get('/healthz');
    return { status, ...JSON.parse(text) };
  };
  const keepHistory = async () => {
    await mkdir(join(site.store, 'history'));
    await writeFile(join(site.store, 'history/2.json'), site.signed(next));
    // What nobody signed proves nothing.
    await writeFile(join(site.store, 'history/9.json'), signed(next, createKeyPair().privateKey));
  };

  test.each<[string, () => Promise<void>, string]>([
    [
      'older than the history proves',
      () => site.release(registryOf(1, parcels('1.0.0', 'aaaa'))),
      'The registry is older than the one before: revision 1 after 2. Put history/2.json in its place, or roll back or release again.',
    ],
    ['damaged', () => writeFile(join(site.store, 'registry.json'), '{'), 'The registry is not JSON.'],
    ['gone', () => rm(join(site.store, 'registry.json')), 'The registry is not there.'],
  ])(
    'is that of the newest registry that was signed, when a gateway starts with one that is %s; its health fails',
    async (_, damage, problem) => {
      await keepHistory();
      await damage();
      await restart();
      expect(JSON.parse((await get('/registry.json')).text).revision).toBe(2);
      expect(await health()).toMatchObject({ status: 503, registry: { ready: false, revision: 2, problem } });
      await site.release(next);
      expect(await health()).toMatchObject({ status: 200, registry: { ready: true, revision: 2 } });
    },
  );

  test.each<[string, () => Promise<void>, string]>([
    [
      'switches that cannot be read',
      async () => {
        await writeFile(join(site.store, 'switches.json'), '{');
        await restart();
      },
      'The file of switches is not JSON.',
    ],
    [
      'keys that fit nothing',
      () => restart([createKeyPair().publicKey]),
      'The registry is not signed by a known key.',
    ],
  ])('is a page that says why, when a gateway starts with %s', async (_, damage, problem) => {
    await damage();
    const { status, headers, text } = await get('/parcels', { accept: 'text/html,*/*' });
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject(securityHeaders);
    expect(text).toContain('<h1>The console is not ready</h1>');
    expect(text).toContain(problem);
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    expect((await get(style)).headers['content-type']).toMatch('text/css');
    expect((await get('/registry.json')).status).toBe(503);
    expect((await health()).status).toBe(503);
  });

  test('is not there at all as long as no known key has signed a registry', async () => {
    const closed = await startGateway({
      host: '127.0.0.1',
      port: 0,
      shellDir: site.shellDir,
      store: site.store,
      registryKeys: [createKeyPair().publicKey],
      serviceUrl: service.url,
      logLevel: 'silent',
    });
    expect((await ask(closed.url, '/parcels')).status).toBe(503);
    expect((await ask(closed.url, '/registry.json')).status).toBe(503);
    await closed.close();
  });

  test('is refused for an address that cannot be read', async () => {
    const { status, headers, text } = await get('/parcels/%E0%A4%A');
    expect(status).toBe(400);
    expect(headers).toMatchObject(securityHeaders);
    expect(JSON.parse(text)).toMatchObject({ status: 400, message: 'The address is not a valid one.' });
  });
});

describe('compression', () => {
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each(['br', 'gzip'] as const)(
    'files, document and registry come as %s to who accepts it',
    async (encoding) => {
      for (const path of ['/assets/main.22222222.js', '/parcels', '/registry.json']) {
        const plain = await get(path);
        const packed = await get(path, { 'accept-encoding': encoding });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(packed.headers).toMatchObject({
          'content-encoding': encoding,
          'content-type': plain.headers['content-type'],
          vary: expect.stringMatching(/accept-encoding/i),
        });
        expect(packed.body.length).toBeLessThan(plain.body.length);
        expect(String(decoded[encoding](packed.body))).toBe(plain.text);
      }
    },
  );

  test('brotli is preferred, and a file without a compressed one beside it is sent as it is', async () => {
    const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    expect((await get('/assets/main.22222222.js', accepted)).headers['content-encoding']).toBe('br');
    const plain = await get('/assets/plain.txt', accepted);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe('nothing beside it');
  });
});

describe('files', () => {
  test('of the shell never change under a name that carries their hash', async () => {
    const { status, headers, text } = await get('/assets/main.22222222.js');
    expect([status, text]).toEqual([200, mainScript]);
    expect(headers).toMatchObject({
      ...securityHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await get('/assets/plain.txt')).headers['cache-control']).toBe('no-cache');
  });

  test('of remotes may be used by every site and never change', async () => {
    const { headers } = await get('/remotes/parcels/1.0.0-aaaa/list.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      ...securityHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('for embedding and the registry may be used by every site, and are asked for anew', async () => {
    for (const path of ['/embed/embed.js', '/registry.json'])
      expect((await get(path)).headers).toMatchObject({
        'cache-control': 'no-cache',
        etag: expect.any(String),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
  });

  test.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/../build.json',
    '/assets/%2e%2e/build.json',
    '/remotes/parcels/9.9.9-none/remoteEntry.js',
    '/remotes/.parcels/list.js',
    '/embed/none.js',
  ])('%s is not there, and that is no page', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' });
    expect(headers['content-type']).toMatch('application/json');
    expect(JSON.parse(text)).toMatchObject({ status: 404 });
  });

  test('nothing can be sent to the console itself', async () => {
    expect((await ask(gateway.url, '/parcels', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

describe('health', () => {
  test('is good when shell, registry and service are there, with their versions', async () => {
    const { status, headers, text } = await get('/healthz');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toEqual({
      ready: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      shell: { ready: true, version: '1.2.3', federation: '2.9.2' },
      shared: { ready: true },
      registry: { ready: true, revision: 1, remotes: { parcels: '1.0.0-aaaa' } },
      switches: { ready: true, off: [] },
      service: { ready: true, version: { client: 'c1', server: 's1' } },
    });
  });

  test('is bad when the service does not answer', async () => {
    await service.close();
    const { status, text } = await get('/healthz');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({
      ready: false,
      shell: { ready: true },
      service: { ready: false, problem: 'The service does not answer.' },
    });
  });

  test('is bad when nothing is built or released yet, and the console says so without naming paths', async () => {
    const empty = await startGateway({
      host: '127.0.0.1',
      port: 0,
      shellDir: join(site.store, 'none'),
      store: join(site.store, 'none'),
      registryKeys: site.registryKeys,
      serviceUrl: service.url,
      logLevel: 'silent',
    });
    try {
      const health = await ask(empty.url, '/healthz');
      expect(health.status).toBe(503);
      expect(JSON.parse(health.text)).toMatchObject({
        shell: { ready: false, problem: 'The build of the shell is not there.' },
        registry: { ready: false, problem: 'The registry is not there.' },
      });
      const document = await ask(empty.url, '/');
      expect([document.status, JSON.parse(document.text).message]).toEqual([
        503,
        'The console is not ready yet.',
      ]);
      expect((await ask(empty.url, '/registry.json')).status).toBe(503);
    } finally {
      await empty.close();
    }
  });
});

test('a taken port is told by its code', async () => {
  const { port } = new URL(gateway.url);
  await expect(
    startGateway({
      host: '127.0.0.1',
      port: Number(port),
      shellDir: site.shellDir,
      store: site.store,
      registryKeys: site.registryKeys,
      serviceUrl: service.url,
      logLevel: 'silent',
    }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the component gallery is shown where there is a build of it, and nowhere else', async () => {
  expect((await get('/gallery/')).text).toContain('console-document');
  await writeFile(join(site.shellDir, 'index.html'), '<title>Components</title>');
  const withGallery = await startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: site.shellDir,
    galleryDir: site.shellDir,
    store: site.store,
    registryKeys: site.registryKeys,
    serviceUrl: service.url,
    logLevel: 'silent',
  });
  const { headers, text } = await ask(withGallery.url, '/gallery/?page=Buttons');
  expect(text).toBe('<title>Components</title>');
  expect(headers).toMatchObject(securityHeaders);
  await withGallery.close();
});
