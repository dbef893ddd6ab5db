import { once } from 'node:events';
import { brotliDecompressSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { ask } from '../../test/ask';
import { type AskedService, startAskedService } from '../../test/service';
import { createSite, type Site } from '../../test/site';
import type { GatewayOptions } from '../options';
import { answerPolicy, documentationPolicy } from '../security/contentSecurityPolicy';
import { type Gateway, startGateway } from '../startGateway';

let site: Site;
let service: AskedService;
const open: Gateway[] = [];

beforeEach(async () => {
  site = await createSite();
  service = await startAskedService();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  await service.close();
  await site.remove();
});

async function start(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    shellDir: site.shellDir,
    store: site.store,
    registryKeys: site.registryKeys,
    serviceUrl: service.url,
    drainTime: 500,
    logLevel: 'silent',
    ...options,
  });
  open.push(gateway);
  return gateway;
}

test.each([
  '/itemsense/configuration/v1/readerDefinitions/show/Dock%2F04%20%25?x=%2B&y=1',
  '/api/config/import?overwrite=true',
  '/authenticate',
  '/health/v1/components/HOST/events',
])('%s is handed on with path, query, token and body as they are', async (path) => {
  const { url } = await start();
  const { status, headers, text } = await ask(url, path, {
    method: 'POST',
    headers: {
      authorization: 'JWT abc',
      'content-type': 'application/json',
      origin: url,
      connection: 'close',
    },
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
    host: new URL(service.url).host,
    'x-forwarded-host': new URL(url).host,
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(asked.headers.origin).toBeUndefined();
});

test('a service below a path of its origin is asked below that path', async () => {
  const { url } = await start({ serviceUrl: `${service.url}/site/one/` });
  expect(JSON.parse((await ask(url, '/authenticate')).text).url).toBe('/site/one/authenticate');
  expect(JSON.parse((await ask(url, '/itemsense/a?b')).text).url).toBe('/site/one/itemsense/a?b');
});

test('large answers are compressed for who accepts it, small ones are not', async () => {
  const { url } = await start();
  const accepted = { headers: { 'accept-encoding': 'gzip, br' } };
  const plain = await ask(url, '/itemsense/large');
  const packed = await ask(url, '/itemsense/large', accepted);
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(String(brotliDecompressSync(packed.body))).toBe(plain.text);
  expect((await ask(url, '/api/machine/is_version', accepted)).headers['content-encoding']).toBeUndefined();
});

test('what the service says of caching counts, and it is asked once however it answers', async () => {
  const { url } = await start();
  expect((await ask(url, '/itemsense/cached')).headers['cache-control']).toBe('max-age=5');
  const busy = await ask(url, '/api/busy');
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '1']);
});

test("the service's challenge, policy and word on other origins stay behind the gateway", async () => {
  const { url } = await start();
  const { status, headers, text } = await ask(url, '/api/challenge');
  expect([status, JSON.parse(text).message]).toEqual([401, 'Sign in.']);
  expect(headers['www-authenticate']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['content-security-policy']).toBe(answerPolicy);
});

test('the documentation of the service may have its own style sheet, and no script', async () => {
  const { url } = await start();
  for (const path of ['/docs', '/docs/style.css'])
    expect((await ask(url, path)).headers['content-security-policy']).toBe(documentationPolicy);
  expect((await ask(url, '/docsearch')).headers['content-security-policy']).not.toBe(documentationPolicy);
  expect(documentationPolicy).toContain("style-src 'self'");
  expect(documentationPolicy).not.toContain('script-src');
});

test('pages of allowed origins may call, others may not', async () => {
  const { url } = await start({ allowedOrigins: ['https://portal.example'] });
  const preflight = (origin: string) =>
    ask(url, '/itemsense/large', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
  const { status, headers } = await preflight('https://portal.example');
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://portal.example',
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': 'authorization',
  });
  const answer = await ask(url, '/api/challenge', { headers: { origin: 'https://portal.example' } });
  expect(answer.headers['access-control-allow-origin']).toBe('https://portal.example');
  expect((await preflight('https://else.example')).headers['access-control-allow-origin']).toBeUndefined();
});

test('a service that is down is a 502 in the shape of its errors, without a word of the inside', async () => {
  const { url } = await start();
  const host = new URL(service.url).host;
  await service.close();
  const { status, headers, text } = await ask(url, '/itemsense/large');
  expect(status).toBe(502);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({
    status: 502,
    message: `The service at ${host} does not answer.`,
    debugMessage: 'The gateway could not connect to it.',
  });
});

test('a service that takes too long is a 504', async () => {
  const { url } = await start({ serviceTimeout: 200 });
  const { status, text } = await ask(url, '/api/never');
  expect([status, JSON.parse(text).status]).toEqual([504, 504]);
});

describe('sockets', () => {
  const heard = async (socket: WebSocket) => String((await once(socket, 'message'))[0]);
  const connect = (url: string, path: string) => new WebSocket(url.replace('http', 'ws') + path);

  test('are handed on both ways, with the code the service closes them by', async () => {
    const { url } = await start();
    const socket = connect(url, '/itemsense/queues/7?token=abc');
    expect(JSON.parse(await heard(socket))).toEqual({
      url: '/itemsense/queues/7?token=abc',
      host: new URL(url).host,
    });
    socket.send('hello');
    expect(await heard(socket)).toBe('heard hello');
    socket.send('recreate');
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([4000, 'recreate']);
  });

  test('are refused outside of the paths of the service', async () => {
    const { url } = await start();
    const [error] = await once(connect(url, '/parcels'), 'error');
    expect(error.message).toMatch(/Unexpected server response: \d+|socket hang up/);
  });

  test('to a service that is down close without a word of the inside', async () => {
    const { url } = await start();
    await service.close();
    const [code, reason] = await once(connect(url, '/api/queues/7'), 'close');
    expect([code, String(reason)]).toEqual([1011, 'The service does not answer.']);
  });

  test('are closed when the gateway stops', async () => {
    const gateway = await start();
    const socket = connect(gateway.url, '/api/queues/7');
    await heard(socket);
    const closed = once(socket, 'close');
    await gateway.close();
    await closed;
  });
});
