import { once } from 'node:events';
import { connect } from 'node:net';
import { setUpGateways } from '../../test/gateways';
import { raw } from '../../test/raw';

const setup = setUpGateways({ shared: true, bodyTimeout: 200 });

const host = 'Host: console.example\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
const report = (body: string | Buffer, headers = 'Content-Type: application/json\r\n') => {
  const content = Buffer.from(body);
  const head = `POST /console/reports HTTP/1.1\r\n${host}${headers}Content-Length: ${content.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content]);
};

test.each<[string, number, string | Buffer]>([
  ['a percent code that is not UTF-8', 400, get('/%ff')],
  ['such a one in a path of the service', 400, get('/itemsense/%ff')],
  ['such a one in a query of the service', 400, get('/itemsense/a?name=%ff')],
  ['half a percent code', 400, get('/itemsense/%z')],
  ['U+0000 in a path', 400, get('/itemsense/show/%00')],
  ['U+0000 in a query of the service', 400, get('/itemsense/a?name=%00')],
  ['a backslash, which some read as a slash', 400, get('/itemsense/a\\b')],
  ['bytes beyond ASCII in an address', 400, Buffer.from(get('/itemsense/\xe9'), 'latin1')],
  ['an address of another server', 400, get('http://evil.example/itemsense/now')],
  ['headers that are too large', 431, get('/', `X: ${'a'.repeat(20_000)}\r\n`)],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, get('/itemsense/now', host)],
  ...['', 'a b', 'a, b', 'a@b', 'a/b?c', 'a:b', 'a:99999', '[a', 'a#b'].map(
    (name): [string, number, string] => [
      `the host '${name}'`,
      400,
      `GET /itemsense/now HTTP/1.1\r\nHost: ${name}\r\n\r\n`,
    ],
  ),
  [
    'a body in a coding that nobody here reads',
    501,
    `POST /itemsense/a HTTP/1.1\r\n${host}Transfer-Encoding: gzip, chunked\r\n\r\n1\r\na\r\n0\r\n\r\n`,
  ],
  ['a method that nobody knows', 400, `FETCH / HTTP/1.1\r\n${host}\r\n`],
  ['a method that nothing here answers', 405, `PROPFIND /itemsense/a HTTP/1.1\r\n${host}\r\n`],
  ['a tunnel', 405, `CONNECT service.example:443 HTTP/1.1\r\n${host}\r\n`],
  ['an expectation', 417, get('/', 'Expect: more\r\n')],
  ['another protocol', 400, get('/itemsense/now', 'Connection: Upgrade\r\nUpgrade: h2c\r\n')],
  ['a socket without a key', 400, get('/itemsense/now', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ['a body of another type', 415, report('<a/>', 'Content-Type: application/xml\r\n')],
  ['a body of text', 415, report('{}', 'Content-Type: text/plain\r\n')],
  ['a compressed body', 415, report('{}', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\n')],
  ['a body that is too large', 413, report('{}'.padEnd(20_000))],
  ['a body that is not UTF-8', 400, report(Buffer.from('{"kind":"\xff"}', 'latin1'))],
  ['a body with half of a surrogate pair', 400, report('{"kind":"\\ud800"}')],
  ['a body with U+0000', 400, report('{"kind":"a\\u0000"}')],
  ['a body that is no JSON', 400, report('{')],
])('%s is refused in the shape of the service (%i)', async (_, status, bytes) => {
  const answer = await raw(setup.gateway.url, bytes);
  expect(answer.status).toBe(status);
  const refusal = JSON.parse(answer.body);
  expect(refusal).toEqual({ status, message: expect.any(String), debugMessage: expect.any(String) });
  expect(answer.text.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer.body).not.toContain('127.0.0.1');
});

const invalid = 'The request is not a valid one.';

test.each<[string, string | Buffer, string, string]>([
  ['a percent code', get('/%ff'), 'The address is not a valid one.', 'The address is not a valid one.'],
  ['one in a query', get('/api?a=b?c=%ff'), invalid, 'The address holds a percent code that is not UTF-8.'],
  ['U+0000', get('/a%00b'), invalid, 'The address holds the character U+0000.'],
  ['U+0000 in a query', get('/api?a=%00'), invalid, 'The address holds the character U+0000.'],
  ['a backslash', get('/a\\b'), invalid, 'The address holds a backslash.'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', invalid, 'The header Host is missing.'],
  ['two hosts', get('/', host), invalid, 'There is more than one host.'],
  ['no name of a host', 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n', invalid, 'The header Host is not a host.'],
  [
    'a coding',
    `POST /api/a HTTP/1.1\r\n${host}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
    'The transfer coding of the request is not known here.',
    'It has to be chunked.',
  ],
  [
    'compressed',
    report('{}', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\n'),
    'The content type of the request is not supported here.',
    'The body is compressed, which is not supported here.',
  ],
  ['bytes', report(Buffer.from('{"kind":"\xff"}', 'latin1')), invalid, 'The body is not UTF-8.'],
  ['half a pair', report('{"kind":"\\ud800"}'), invalid, 'The body holds half of a surrogate pair.'],
  ['U+0000 in a body', report('{"a":[{"b":"\\u0000"}]}'), invalid, 'The body holds the character U+0000.'],
  ['U+0000 in a name', report('{"\\u0000":1}'), invalid, 'The body holds the character U+0000.'],
])('what is wrong is told: %s', async (_, bytes, message, debugMessage) => {
  expect(JSON.parse((await raw(setup.gateway.url, bytes)).body)).toMatchObject({ message, debugMessage });
});

test('headers may have 16 kB in all, with the address; cookies do not count', async () => {
  const named = 'HostaX'.length;
  const asked = async (size: number) => {
    const lines = `Host: a\r\nCookie: ${'c'.repeat(9000)}\r\nX: ${'x'.repeat(size - named - '/livez'.length)}\r\n`;
    return raw(setup.gateway.url, `GET /livez HTTP/1.1\r\n${lines}\r\n`);
  };
  expect((await asked(16 * 1024)).status).toBe(200);
  const { status, body } = await asked(16 * 1024 + 1);
  expect([status, JSON.parse(body).message]).toEqual([431, 'The headers of the request are too large.']);
});

test('a program of HTTP/1.0 needs to name no host', async () => {
  expect((await raw(setup.gateway.url, 'GET /livez HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('what is refused is kept by nobody, and ends its connection', async () => {
  const { text, ended } = await raw(setup.gateway.url, get('/a\\b'), 5000);
  expect(ended).toBe(true);
  expect(text).toMatch(/^connection: close\r$/im);
  expect(text).toMatch(/^cache-control: no-store\r$/im);
});

test.each([
  ['', 'en', 'The browser sent too much', 'Open the start page of the console'],
  ['xx, de-CH;q=0.9, en;q=0.8', 'de', 'Der Browser hat zu viel gesendet', 'Startseite der Konsole öffnen'],
  [
    'en;q=0.5, ja;q=0.9',
    'ja',
    'ブラウザーから送信されたデータが多すぎます',
    'コンソールの最初のページを開く',
  ],
  ['ar', 'ar" dir="rtl', 'أرسل المتصفح بيانات أكثر من اللازم', 'فتح صفحة البداية لوحدة التحكم'],
])(
  'who opens a page with an address that is too long reads so (%j)',
  async (accepted, language, title, link) => {
    const headers = `Accept: text/html,*/*;q=0.8\r\nAccept-Language: ${accepted}\r\n`;
    const { status, text, body } = await raw(
      setup.gateway.url,
      get(`/jobs?a=${'a'.repeat(20_000)}`, headers),
    );
    expect(status).toBe(431);
    expect(text).toMatch(/content-type: text\/html; charset=utf-8/i);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`<a href="/">${link}</a>`);
  },
);

test.each(['console.example', 'CONSOLE.example:8443', '[::1]:8080', '10.0.0.1', 'my_console'])(
  'the host %s is taken, and handed on',
  async (name) => {
    const { body } = await raw(setup.gateway.url, `GET /api/echo HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
    expect(JSON.parse(body).headers['x-forwarded-host']).toBe(name);
  },
);

describe('where the names of the console are known', () => {
  const asked = async (name: string, path = '/api/echo') => {
    const { url } = await setup.start({ allowedHosts: ['Console.example', 'localhost:8080'] });
    return (await raw(url, `GET ${path} HTTP/1.1\r\nHost: ${name}\r\n\r\n`)).status;
  };

  test.each(['console.example', 'console.example:8080', 'LOCALHOST:8080'])('%s is answered', async (name) => {
    expect(await asked(name)).toBe(200);
  });

  test.each(['evil.example', 'localhost', 'localhost:8081', 'console.example.evil.example'])(
    '%s is not, but for health checks',
    async (name) => {
      expect(await asked(name)).toBe(421);
      expect(await asked(name, '/readyz')).toBe(200);
    },
  );

  test('who asks by another name is told which names are known by', async () => {
    const { url } = await setup.start({ allowedHosts: ['Console.example'] });
    const { body } = await raw(url, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    expect((await raw(url, 'GET /livez?x HTTP/1.1\r\nHost: evil.example\r\n\r\n')).status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      status: 421,
      message: 'The console has another address.',
      debugMessage: 'The host of the request is not among ALLOWED_HOSTS.',
    });
  });
});

test('what people type behind the address of a page need not be encoded', async () => {
  expect((await raw(setup.gateway.url, get('/parcels?search=100%'))).status).toBe(200);
});

test.each(['/itemsense/now', '/api/machine/is_version', '/parcels', '/nowhere.js', '/console/reports'])(
  '%s closes the connection when it is asked to, and for HTTP/1.0',
  async (path) => {
    expect((await raw(setup.gateway.url, get(path, 'Connection: close\r\n'), 5000)).ended).toBe(true);
    expect((await raw(setup.gateway.url, `GET ${path} HTTP/1.0\r\n${host}\r\n`, 5000)).ended).toBe(true);
  },
);

test.each([
  ['POST', '/itemsense/now'],
  ['POST', '/console/reports'],
  ['OPTIONS', '/itemsense/now'],
  ['OPTIONS', '/console/switches'],
])('the body of a %s %s that stops half-way is a 408', async (method, path) => {
  const head = `${method} ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
  const { status, body } = await raw(setup.gateway.url, head);
  expect([status, JSON.parse(body).message]).toEqual([408, 'The request took too long to arrive.']);
});

test.each(['/livez', '/itemsense/now', '/%ff', '/registry.json'])(
  'a body of %s that nobody reads and that does not come holds no connection',
  async (path) => {
    const { status, ended } = await raw(setup.gateway.url, get(path, 'Content-Length: 10\r\n'), 5000);
    expect([status, ended]).toEqual([path === '/%ff' ? 400 : 200, true]);
  },
);

test.each(['/nowhere', '/assets/none.js', '/console/none', '/console/reports'])(
  'a body that %s does not read is not in the way of the next request',
  async (path) => {
    const large = 'a'.repeat(1_000_000);
    const first = `POST ${path} HTTP/1.1\r\n${host}Content-Length: ${large.length}\r\n\r\n${large}`;
    const { text } = await raw(setup.gateway.url, first + get('/login', 'Connection: close\r\n'), 5000);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4\d\d$/), 'HTTP/1.1 200']);
  },
);

/** Sends a request on a connection of its own, part by part, until it is answered. */
async function trickled(url: string, head: string, parts: Iterable<string>): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answered = once(socket, 'data');
  let isAnswered = false;
  void answered.then(() => {
    isAnswered = true;
  });
  socket.write(head);
  for (const part of parts) {
    await new Promise((later) => setTimeout(later, 80));
    if (isAnswered) break;
    socket.write(part);
  }
  const [answer] = await answered;
  socket.destroy();
  return String(answer);
}

function* forEver(part: string) {
  for (;;) yield part;
}

test('a body that goes on slowly is taken', async () => {
  const head = `POST /itemsense/now HTTP/1.1\r\n${host}Content-Length: 5000\r\n\r\n`;
  const parts = Array.from({ length: 5 }, () => 'a'.repeat(1000));
  expect(await trickled(setup.gateway.url, head, parts)).toMatch('HTTP/1.1 200');
});

test.each([
  ['of a known length', 'Content-Length: 1000\r\n', '1'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', '1\r\n1\r\n'],
])('a body %s that comes byte by byte is a 408, and counted', async (_, framing, part) => {
  const { url, metricsUrl = '' } = await setup.start({ metrics: { port: 0, host: '127.0.0.1' } });
  for (const path of ['/authenticate', '/console/reports']) {
    const head = `POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\n${framing}\r\n`;
    expect(await trickled(url, head, forEver(part))).toMatch('HTTP/1.1 408');
  }
  expect(await (await fetch(metricsUrl)).text()).toContain(
    'console_gateway_slow_requests_total{part="body"} 2',
  );
});
