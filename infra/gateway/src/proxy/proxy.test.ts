import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { ask } from '../../test/ask';
import { cert, key } from '../../test/certificate';
import { setUpGateways } from '../../test/gateways';
import { raw } from '../../test/raw';

const setup = setUpGateways({ drainTime: 500 });

test('a service below a path of its origin is asked below that path', async () => {
  const { url } = await setup.start({ serviceUrl: `${setup.service.url}/site/one/` });
  expect(JSON.parse((await ask(url, '/authenticate')).text).url).toBe('/site/one/authenticate');
  expect(JSON.parse((await ask(url, '/itemsense/a?b')).text).url).toBe('/site/one/itemsense/a?b');
});

test('headers of one connection stay on it, both ways', async () => {
  const { url } = setup.gateway;
  const sent = { te: 'trailers', 'keep-alive': 'timeout=5', 'proxy-authorization': 'x', 'x-one': '1' };
  const { text } = await ask(url, '/api/echo', { headers: { ...sent, connection: 'close, x-one' } });
  const arrived = Object.keys(JSON.parse(text).headers);
  expect(arrived).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(te|x-one|proxy-.*|upgrade)$/)]),
  );
  const { headers } = await ask(url, '/api/hops', { headers: { connection: 'close' } });
  expect(headers.connection).toBe('close');
  for (const name of ['keep-alive', 'x-hop', 'proxy-authenticate']) expect(headers[name]).toBeUndefined();
});

test('a client that expects to be asked for its body is', async () => {
  const { url } = setup.gateway;
  const { status, text } = await ask(url, '/api/echo', {
    method: 'POST',
    headers: { expect: '100-continue' },
    body: 'hello',
  });
  expect([status, JSON.parse(text).body]).toEqual([200, 'hello']);
});

const claims = {
  'x-forwarded-for': '192.0.2.7',
  'x-forwarded-host': 'console.example',
  'x-forwarded-proto': 'https',
};

test('what a client says of itself is not believed', async () => {
  const { url } = setup.gateway;
  const evil = { ...claims, forwarded: 'host=evil.example', 'x-real-ip': '192.0.2.7' };
  const arrived = JSON.parse((await ask(url, '/api/echo', { headers: evil })).text).headers;
  expect(arrived).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(url).host,
    'x-forwarded-proto': 'http',
  });
  expect(arrived.forwarded).toBeUndefined();
  expect(arrived['x-real-ip']).toBeUndefined();
});

test('what a trusted proxy says of the client is handed on', async () => {
  const { url } = await setup.start({ trustedProxies: ['127.0.0.0/8'] });
  const arrived = JSON.parse((await ask(url, '/api/echo', { headers: claims })).text).headers;
  expect(arrived).toMatchObject({ ...claims, 'x-forwarded-for': '192.0.2.7, 127.0.0.1' });
});

test('what a trusted proxy says of the host has to be one', async () => {
  const { url } = await setup.start({ trustedProxies: ['127.0.0.0/8'] });
  const { status, text } = await ask(url, '/api/echo', { headers: { 'x-forwarded-host': 'a@evil.example' } });
  expect([status, JSON.parse(text).debugMessage]).toEqual([
    400,
    'The header X-Forwarded-Host is not a host.',
  ]);
});

describe('a body that the service refuses before it has read it', () => {
  const large = Buffer.alloc(8 * 1024 * 1024, 'a');
  const head = `POST /api/refusing HTTP/1.1\r\nHost: x\r\nContent-Length: ${large.length}\r\n\r\n`;

  test('is refused by its own answer, each time', async () => {
    const { url } = setup.gateway;
    for (let round = 0; round < 12; round += 1) {
      const { status, body } = await raw(url, Buffer.concat([Buffer.from(head), large]));
      expect([status, JSON.parse(body).message]).toEqual([413, 'The body is too large.']);
    }
  });

  test('is taken to its end from a client that sends before it reads', async () => {
    const { url } = setup.gateway;
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).pause();
    socket.write(head);
    await new Promise<void>((written, failed) =>
      socket.write(large, (error) => (error ? failed(error) : written())),
    );
    socket.resume();
    expect(String((await once(socket, 'data'))[0])).toMatch('HTTP/1.1 413');
    socket.destroy();
  });
});

describe('data without an entity tag', () => {
  test('gets one, and is not sent again to who has it', async () => {
    const { url } = setup.gateway;
    const headers = { authorization: 'JWT ada', 'accept-encoding': 'br' };
    const first = await ask(url, '/itemsense/large', { headers });
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/), 'content-encoding': 'br' });
    expect(first.headers.vary).toMatch(/authorization/);
    const again = await ask(url, '/itemsense/large', {
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-store' });
    for (const name of ['content-encoding', 'content-length', 'content-type'])
      expect(again.headers[name]).toBeUndefined();
    const other = await ask(url, '/itemsense/large?x', { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  test('gets one also where it is the list of ten thousand readers', async () => {
    const { url } = setup.gateway;
    const first = await ask(url, '/api/huge');
    expect(first.body.length).toBeGreaterThan(4_000_000);
    const again = await ask(url, '/api/huge', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    ['is larger than may be held', { one: 1000, all: 10_000 }],
    ['comes while as much is held as may be', { one: 10_000, all: 1000 }],
  ])('is sent as it comes where it %s', async (_, held) => {
    const { url } = await setup.start({ held });
    const { status, headers, text } = await ask(url, '/itemsense/large');
    expect([status, headers.etag, JSON.parse(text).length]).toEqual([200, undefined, 500]);
  });

  test('gets one again and again: what was sent is held no longer', async () => {
    const { url } = await setup.start({ held: { one: 20_000, all: 40_000 } });
    for (let round = 0; round < 10; round += 1) {
      const { headers, body } = await ask(url, '/itemsense/large');
      expect(body.length).toBeGreaterThan(10_000);
      expect(headers.etag).toBeDefined();
    }
  });

  test('is a 502 where the service breaks off before the answer has begun', async () => {
    const { url } = setup.gateway;
    const { status, text } = await ask(url, '/api/broken');
    expect([status, JSON.parse(text).message]).toEqual([
      502,
      'The service does not answer. It closed the connection before it answered.',
    ]);
  });

  test('has no body for who asks for its head', async () => {
    const { url } = setup.gateway;
    const head = await ask(url, '/itemsense/large', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, undefined]);
  });
});

test('large answers are compressed for who accepts it, small ones are not', async () => {
  const { url } = setup.gateway;
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

test('pages of allowed origins may call, others may not', async () => {
  const { url } = await setup.start({ allowedOrigins: ['https://portal.example'] });
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

test('the registry tells a page of another site whether it is let in', async () => {
  const { url } = await setup.start({ allowedOrigins: ['https://portal.example'] });
  const word = async (origin?: string) => {
    const { status, headers } = await ask(url, '/registry.json', { headers: { ...(origin && { origin }) } });
    expect(status).toBe(200);
    expect(headers.vary).toMatch(/origin/);
    return [headers['x-origin-let-in'], headers['access-control-expose-headers']];
  };
  expect(await word()).toEqual([undefined, undefined]);
  expect(await word('https://portal.example')).toEqual([undefined, undefined]);
  expect(await word('https://else.example')).toEqual(['no', 'x-origin-let-in']);
});

test('a service that is down is a 502 in the shape of its errors, without a word of the inside', async () => {
  const { url } = setup.gateway;
  await setup.service.close();
  const { status, headers, text } = await ask(url, '/itemsense/large');
  expect(status).toBe(502);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({
    status: 502,
    message: 'The service does not answer. The gateway could not connect to it.',
    debugMessage: 'The service does not answer. The gateway could not connect to it.',
  });
});

test('a service whose certificate nobody vouches for is not asked', async () => {
  const other = createServer({ key, cert }, (_request, response) => response.end('{}'));
  await once(other.listen(0, 'localhost'), 'listening');
  const { port } = other.address() as AddressInfo;
  const { url } = await setup.start({ serviceUrl: `https://localhost:${port}` });
  expect((await ask(url, '/api/machine/is_version')).status).toBe(502);
  other.close();
});

test('a service that takes too long is a 504', async () => {
  const { url } = await setup.start({ serviceTimeout: 200 });
  const { status, text } = await ask(url, '/api/never');
  expect([status, JSON.parse(text).status]).toEqual([504, 504]);
});

describe('sockets', () => {
  const heard = async (socket: WebSocket) => String((await once(socket, 'message'))[0]);
  const opened = (url: string, path: string) => new WebSocket(url.replace('http', 'ws') + path);

  test('are handed on both ways, with the code the service closes them by', async () => {
    const { url } = setup.gateway;
    const socket = opened(url, '/itemsense/queues/7?token=abc');
    expect(JSON.parse(await heard(socket))).toMatchObject({
      url: '/itemsense/queues/7?token=abc',
      host: new URL(url).host,
    });
    socket.send('hello');
    expect(await heard(socket)).toBe('heard hello');
    socket.send('recreate');
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([4000, 'recreate']);
  });

  const refused = async (socket: WebSocket) => String((await once(socket, 'error'))[0].message);
  const from = (url: string, origin: string) =>
    new WebSocket(`${url.replace('http', 'ws')}/api/queues/7`, { origin });

  test('are opened for own pages and those of allowed origins', async () => {
    const { url } = await setup.start({ allowedOrigins: ['https://portal.example'] });
    for (const origin of [url, 'https://portal.example']) {
      const socket = from(url, origin);
      await heard(socket);
      socket.close();
    }
    const { host } = new URL(url);
    for (const origin of ['https://evil.example', 'null', `https://${host}`, `http://${host}.evil.example`])
      expect(await refused(from(url, origin))).toMatch('403');
  });

  test('are closed by a message that is too large', async () => {
    const { url } = setup.gateway;
    const socket = opened(url, '/api/queues/7');
    await heard(socket);
    socket.send('a'.repeat(65 * 1024));
    expect((await once(socket, 'close'))[0]).toBe(1009);
  });

  test('are refused outside of the paths of the service', async () => {
    const { url } = setup.gateway;
    const [error] = await once(opened(url, '/parcels'), 'error');
    expect(error.message).toMatch(/Unexpected server response: \d+|socket hang up/);
  });

  test('to a service that is down close without a word of the inside', async () => {
    const { url } = setup.gateway;
    await setup.service.close();
    const [code, reason] = await once(opened(url, '/api/queues/7'), 'close');
    expect([code, String(reason)]).toEqual([1011, 'The service does not answer.']);
  });

  test('are closed when the gateway stops', async () => {
    const { gateway } = setup;
    const socket = opened(gateway.url, '/api/queues/7');
    await heard(socket);
    const closed = once(socket, 'close');
    await gateway.close();
    await closed;
  });
});
