import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import {
  answerPolicy,
  contentSecurityPolicy,
  documentationPolicy,
  filePolicy,
} from '../src/security/contentSecurityPolicy';
import { workerScript } from '../src/serving/serveWorker';
import { ask } from './ask';
import { type AskedService, startAskedService } from './service';
import { createSite, embedScript, mainScript, parcels, pinned, registryOf, type Site } from './site';

/** A server of the console that is tested. */
export interface ServedConsole {
  readonly url: string;
  close(): Promise<void>;
}

/** The part of the document that says what the console is started with. */
export function dataOf(html: string): { configuration: unknown; registry: { revision: number } } {
  return JSON.parse(/id="console-document">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

/** Addresses that a document fetches ahead. */
export const preloadsOf = (html: string) =>
  [...html.matchAll(/<(?:link rel="preload" as="script" href|script async [^>]*src)="([^"#]+)/g)].map(
    ([, href]) => href,
  );

/** Headers of everything that is the console's own. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

/** Headers of files that pages load: nothing in them runs as a page. */
export const fileHeaders = { ...securityHeaders, 'content-security-policy': filePolicy };

const secret = 'unproven: a secret, or a page of a stranger';

/** Puts files beside what was released, as somebody could who may write to the store but has no key. */
async function addUnproven({ store, shellDir }: Site): Promise<void> {
  await writeFile(join(shellDir, '../secret.txt'), secret);
  const remotes = join(store, 'remotes');
  await mkdir(join(remotes, 'evil/1.0.0-aaaa'), { recursive: true });
  await writeFile(join(remotes, 'evil/1.0.0-aaaa/page.html'), `<script src="a.js"></script>${secret}`);
  await writeFile(join(remotes, 'evil/1.0.0-aaaa/registered.json'), '{}');
  await writeFile(join(remotes, 'parcels/1.0.0-aaaa/added.js'), secret);
  await writeFile(join(remotes, 'parcels/1.0.0-aaaa/form.js'), secret);
  await symlink(join(shellDir, '..'), join(remotes, 'root'));
  await symlink('../../../../secret.txt', join(remotes, 'parcels/1.0.0-aaaa/remoteEntry.js'));
}

const unproven: [string, string][] = [
  ['a page', '/remotes/evil/1.0.0-aaaa/page.html'],
  ['a record', '/remotes/evil/1.0.0-aaaa/registered.json'],
  ['a file in a released build', '/remotes/parcels/1.0.0-aaaa/added.js'],
  ['other bytes under a released name', '/remotes/parcels/1.0.0-aaaa/form.js'],
  ['what a linked folder leads to', '/remotes/root/secret.txt'],
  ['the store, by a linked folder', '/remotes/root/store/registry.json'],
  ['a link under a released name', '/remotes/parcels/1.0.0-aaaa/remoteEntry.js'],
];

/** The server that is tested, once it listens. */
interface Asked {
  readonly get: (path: string, headers?: Record<string, string>) => ReturnType<typeof ask>;
  readonly url: () => string;
  readonly serviceUrl: () => string;
}

/**
 * Tests of what every server of the console has to do, whatever it is.
 * @param start starts it for a site and a service, with the configuration `{ pollInterval: 5000 }`.
 */
export function describeServedConsole(
  start: (site: Site, service: AskedService) => Promise<ServedConsole>,
): void {
  let site: Site;
  let service: AskedService;
  let served: ServedConsole;

  // Nothing is changed by these tests.
  beforeAll(async () => {
    site = await createSite();
    service = await startAskedService();
    served = await start(site, service);
    await addUnproven(site);
  });
  afterAll(async () => {
    await served.close();
    await service.close();
    await site.remove();
  });

  const asked: Asked = {
    get: (path, headers) => ask(served.url, path, { headers }),
    url: () => served.url,
    serviceUrl: () => service.url,
  };
  describeDocument(asked);
  describeCompression(asked);
  describeFiles(asked);
  describeService(asked);
}

/** The document that every address of the console answers. */
function describeDocument({ get, url }: Asked): void {
  describe('the document', () => {
    test.each([
      '/',
      '/login',
      '/parcels',
      '/parcels/Dock%2F04%20%25/edit?x=1',
      '/nowhere',
      '/health',
      '/apis',
    ])('is what %s answers', async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(dataOf(text)).toEqual({
        configuration: { pollInterval: 5000 },
        registry: {
          ...registryOf(1, parcels('1.0.0', 'aaaa')),
          shell: { version: '1.2.3', build: 'c0ffee00' },
        },
      });
    });

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
      const head = await ask(url(), '/parcels', { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(body.length));
    });
  });
}

/** Tests of the compression of what is served. */
function describeCompression({ get }: Asked): void {
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
}

/** Files of the shell, of remotes and for embedding. */
function describeFiles({ get, url }: Asked): void {
  describe('files', () => {
    test('of the shell never change under a name that carries their hash', async () => {
      const { status, headers, text } = await get('/assets/main.22222222.js');
      expect([status, text]).toEqual([200, mainScript]);
      expect(headers).toMatchObject({
        ...fileHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await get('/assets/plain.txt')).headers['cache-control']).toBe('no-cache');
    });

    test('of remotes may be used by every site and never change', async () => {
      const { headers } = await get('/remotes/parcels/1.0.0-aaaa/list.js', { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({
        ...fileHeaders,
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

    test('the worker that keeps code in browsers may answer for the whole console, and is asked for anew', async () => {
      const { status, headers, text } = await get('/console/worker.js');
      expect([status, text]).toEqual([200, workerScript]);
      expect(headers).toMatchObject({
        ...securityHeaders,
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      });
    });

    test('for embedding that a page pins may be used by every site, and never change', async () => {
      const path = `/embed/${pinned}/embed.js`;
      const { headers, text } = await get(path);
      expect(text).toBe(embedScript);
      expect(headers).toMatchObject({
        ...fileHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      });
      expect((await get(path, { 'accept-encoding': 'br' })).headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': headers['cache-control'],
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
      '/embed/fedcba9876543210/embed.js',
    ])('%s is not there, and that is no page', async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ ...fileHeaders, 'cache-control': 'no-store' });
      expect(headers['content-type']).toMatch('application/json');
      expect(JSON.parse(text)).toMatchObject({ status: 404 });
    });

    test.each(unproven)('of remotes that no signed registry names are not there: %s', async (_, path) => {
      const { status, headers, text } = await get(path, { 'accept-encoding': 'identity' });
      expect([status, text.includes('unproven')]).toEqual([404, false]);
      expect(headers['content-type']).toMatch('application/json');
    });

    test('nothing can be sent to the console itself', async () => {
      expect((await ask(url(), '/parcels', { method: 'POST', body: '{}' })).status).toBe(404);
    });
  });
}

/** Tests of what is handed on to the service, and of its answers. */
function describeService({ get, url, serviceUrl }: Asked): void {
  describe('the service', () => {
    test.each([
      '/itemsense/configuration/v1/readerDefinitions/show/Dock%2F04%20%25?x=%2B&y=1',
      '/api/config/import?overwrite=true',
      '/authenticate',
      '/health/v1/components/HOST/events',
    ])('%s is handed on with path, query, token and body as they are', async (path) => {
      const { status, headers, text } = await ask(url(), path, {
        method: 'POST',
        headers: { authorization: 'JWT abc', 'content-type': 'application/json', origin: url() },
        body: '{"name":"Dock/04"}',
      });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': answerPolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const asked = JSON.parse(text);
      expect(asked).toMatchObject({ method: 'POST', url: path, body: '{"name":"Dock/04"}' });
      expect(asked.headers).toMatchObject({
        authorization: 'JWT abc',
        host: new URL(serviceUrl()).host,
        'x-forwarded-host': new URL(url()).host,
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '127.0.0.1',
      });
      expect(asked.headers.origin).toBeUndefined();
    });

    test('gets nothing that a client says of itself', async () => {
      const evil = {
        'x-forwarded-for': '192.0.2.7',
        forwarded: 'host=evil.example',
        'x-real-ip': '192.0.2.7',
      };
      const { headers } = JSON.parse((await get('/api/echo', evil)).text);
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(headers.forwarded ?? '').toBe('');
      expect(headers['x-real-ip'] ?? '').toBe('');
    });

    test('says itself how long its answers may be kept', async () => {
      expect((await get('/itemsense/cached')).headers['cache-control']).toBe('max-age=5');
      const busy = await get('/api/busy');
      expect([busy.status, busy.headers['retry-after']]).toEqual([503, '1']);
    });

    test('has no say in policies, challenges and other origins', async () => {
      const { status, headers, text } = await get('/api/challenge');
      expect([status, JSON.parse(text).message]).toEqual([401, 'Sign in.']);
      expect(headers['www-authenticate']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['content-security-policy']).toBe(answerPolicy);
      for (const path of ['/docs', '/docs/style.css'])
        expect((await get(path)).headers['content-security-policy']).toBe(documentationPolicy);
      expect((await get('/docsearch')).headers['content-security-policy']).not.toBe(documentationPolicy);
    });

    test('sends large answers compressed', async () => {
      const { headers, body } = await get('/itemsense/large', { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(JSON.parse(String(gunzipSync(body)))).toHaveLength(500);
    });

    const opened = (path: string, origin?: string) =>
      new WebSocket(`${url().replace('http', 'ws')}${path}`, origin === undefined ? {} : { origin });

    test('talks by sockets with own pages and programs, and not with pages of other sites', async () => {
      for (const origin of [undefined, url()]) {
        const socket = opened('/itemsense/queues/7?token=abc', origin);
        const [first] = await once(socket, 'message');
        expect(JSON.parse(String(first)).url).toBe('/itemsense/queues/7?token=abc');
        socket.send('hello');
        expect(String((await once(socket, 'message'))[0])).toBe('heard hello');
        socket.send('recreate');
        expect((await once(socket, 'close'))[0]).toBe(4000);
      }
      const [{ message }] = await once(opened('/itemsense/queues/7', 'https://evil.example'), 'error');
      expect(message).toMatch('403');
    });
  });
}
