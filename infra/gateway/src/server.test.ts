import { once } from 'node:events';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { ask } from '../test/ask';
import { cert, key } from '../test/certificate';
import { setUpGateways } from '../test/gateways';

const setup = setUpGateways({ host: 'localhost' });

test('with a certificate it speaks HTTP/2 and promises to go on with TLS', async () => {
  const gateway = await setup.start({ tls: { key, cert } });
  const session = connect(gateway.url, { ca: cert });
  const fetched = async (path: string) => {
    const stream = session.request({ ':path': path });
    const [headers] = await once(stream, 'response');
    return { headers, body: await text(stream) };
  };
  const document = await fetched('/parcels');
  expect(document.headers[':status']).toBe(200);
  expect(document.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(document.body).toContain('<!doctype html>');
  const asked = JSON.parse((await fetched('/itemsense/some?x=1')).body);
  expect(asked.url).toBe('/itemsense/some?x=1');
  expect(asked.headers).toMatchObject({
    'x-forwarded-proto': 'https',
    'x-forwarded-host': new URL(gateway.url).host,
  });
  const posted = session.request({
    ':path': '/itemsense/some',
    ':method': 'POST',
    'content-type': 'text/plain',
  });
  posted.end('hello');
  expect(JSON.parse(await text(posted)).body).toBe('hello');
  const untyped = session.request({ ':path': '/itemsense/some', ':method': 'POST' });
  untyped.end('hello without a type');
  expect(JSON.parse(await text(untyped)).body).toBe('hello without a type');
  const empty = session.request({ ':path': '/itemsense/some', ':method': 'POST' }, { endStream: true });
  expect(JSON.parse(await text(empty)).body).toBe('');
  const closed = once(session, 'close');
  await gateway.close();
  await closed;
});

test('over HTTP/2 a browser is told of the scripts of a document before it, unless it has the document', async () => {
  const gateway = await setup.start({ tls: { key, cert } });
  const session = connect(gateway.url, { ca: cert });
  const opened = async (more: Readonly<Record<string, string>>) => {
    const stream = session.request({ ':path': '/parcels', ...more });
    const hints: unknown[] = [];
    stream.on('headers', ({ ':status': status, link }) => hints.push(status, link));
    const [headers] = await once(stream, 'response');
    return { hints, headers, body: await text(stream) };
  };
  const navigates = { 'sec-fetch-mode': 'navigate' };
  const { hints, headers, body } = await opened(navigates);
  const scripts = [...body.matchAll(/(?:src|as="script" href)="([^"#]+)(?:#ahead)?" integrity="([^"]+)"/g)];
  expect(scripts.map(([, path]) => path)).toContain('/remotes/parcels/1.0.0-aaaa/list.js');
  expect(hints).toEqual([
    103,
    scripts
      .map(
        ([, path, digest]) =>
          `<${path}>; rel=preload; as=script; crossorigin=anonymous; integrity="${digest}"`,
      )
      .join(', '),
  ]);
  expect((await opened({ ...navigates, 'if-none-match': String(headers.etag) })).hints).toEqual([]);
  expect((await opened({})).hints).toEqual([]);
  session.destroy();
  await gateway.close();
});

test('over HTTP/2 a tunnel and an expectation are refused by their status, and not a byte more', async () => {
  const gateway = await setup.start({ tls: { key, cert } });
  const session = connect(gateway.url, { ca: cert });
  const asked = async (headers: Readonly<Record<string, string>>) => {
    const stream = session.request(headers).end();
    const [answer] = await once(stream, 'response');
    return [answer[':status'], await text(stream)];
  };
  expect(await asked({ ':method': 'CONNECT', ':authority': 'service.example:443' })).toEqual([405, '']);
  expect(await asked({ ':path': '/', expect: 'more' })).toEqual([417, '']);
  session.destroy();
  await gateway.close();
});

test.each([
  ['which is none', { ':authority': 'a@b' }],
  ['beside another authority', { ':authority': 'console.example', host: 'evil.example' }],
])('over HTTP/2 a host %s is refused', async (_, headers) => {
  const gateway = await setup.start({ tls: { key, cert } });
  const session = connect(gateway.url, { ca: cert });
  const stream = session.request({ ':path': '/itemsense/now', ...headers });
  const [answer] = await once(stream, 'response');
  expect(answer[':status']).toBe(400);
  session.destroy();
  await gateway.close();
});

test('with a certificate it still answers those who speak HTTP/1.1', async () => {
  const gateway = await setup.start({ tls: { key, cert } });
  const asked = request(`${gateway.url}/login`, { ca: cert, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1']);
  response.resume();
  await once(response, 'end');
  await gateway.close();
});

test('a request that does not end does not keep it from stopping', async () => {
  const gateway = await setup.start({ drainTime: 100 });
  const never = ask(gateway.url, '/api/never').catch((error: NodeJS.ErrnoException) => error.code);
  // The gateway is asking the service once it answers another request that came later.
  await ask(gateway.url, '/healthz');
  await gateway.close();
  expect(await never).toBe('ECONNRESET');
});
