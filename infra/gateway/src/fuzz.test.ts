import { connect } from 'node:net';
import fc from 'fast-check';
import { ask } from '../test/ask';
import { isDeep, unlimited } from '../test/fuzzSettings';
import { setUpGateways } from '../test/gateways';
import { forgotten, usedHeap } from '../test/heap';

/** Rounds of ten requests each. */
const rounds = isDeep ? 3000 : 25;

const setup = setUpGateways({
  shared: true,
  trustedProxies: ['loopback'],
  allowedOrigins: ['https://portal.example'],
  bodyTimeout: 100,
  drainTime: 100,
});

/**
 * Sends bytes and reads the status of the answer, 0 where the connection was closed without one.
 * @param more whether the client could send more
 */
function send(bytes: Buffer, more = true): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(setup.gateway.url);
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(parts).toString('latin1');
      const final = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(final)?.[1] ?? 0), text: final });
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end after ${JSON.stringify(bytes.toString('latin1').slice(0, 2000))}`));
    }, 10_000);
    socket.on('data', (part) => {
      parts.push(part);
      if (part.includes('HTTP/1.1 101')) end();
    });
    socket.on('close', end);
    socket.on('error', () => undefined);
    if (more) socket.write(bytes);
    else socket.end(bytes);
  });
}

const letters = fc.string({ unit: 'binary', maxLength: 12 });
const bytes = (most: number) => fc.uint8Array({ maxLength: most }).map((array) => Buffer.from(array));

/** Places of the gateway's own and of the service, so that what follows them is judged by each. */
const start = fc.constantFrom(
  '/',
  '/parcels/',
  '/assets/',
  '/assets/main.22222222.js',
  '/remotes/parcels/1.0.0-aaaa/list.js',
  '/embed/',
  '/registry.json',
  '/healthz',
  '/console/reports',
  '/console/switches',
  '/console/remotes/parcels/switch',
  '/itemsense/',
  '/itemsense/large',
  '/api/hops',
  '/api/refusing',
  '/authenticate',
  '/health/v1/',
  '/docs/',
  '*',
  'http://evil.example/',
  '//evil.example/',
);

const piece = fc.oneof(
  letters.map(encodeURIComponent),
  fc.constantFrom(
    '..',
    '%2e%2e',
    '%2f',
    '%00',
    '%ff',
    '%',
    '\\',
    '//',
    ';',
    '?',
    '#',
    '&x=',
    '%f0%9f%98%80',
    '@',
    ':',
  ),
  fc.stringMatching(/^[!-~]{0,10}$/),
);

const address = fc
  .tuple(start, fc.array(piece, { maxLength: 5 }))
  .map(([before, after]) => before + after.join(''));

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  fc.constantFrom('TRACE', 'PROPFIND', 'PURGE', 'get', 'FOO', '', 'M-SEARCH', 'QUERY'),
);

const value = fc.oneof(
  fc.stringMatching(/^[ -~]{0,40}$/),
  bytes(20).map((some) => some.toString('latin1').replaceAll(/[\r\n]/g, '')),
  fc.constantFrom(
    'close',
    'keep-alive',
    'identity',
    'chunked',
    'gzip',
    '*',
    '0',
    '-1',
    '1e9',
    'https://portal.example',
  ),
);

const header = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Authorization',
      'Connection',
      'Content-Encoding',
      'Content-Type',
      'Cookie',
      'Expect',
      'Forwarded',
      'If-None-Match',
      'If-Modified-Since',
      'Keep-Alive',
      'Origin',
      'Proxy-Connection',
      'Range',
      'Referer',
      'TE',
      'Trailer',
      'Upgrade',
      'Via',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'Sec-WebSocket-Key',
      'Sec-WebSocket-Version',
      'Sec-WebSocket-Protocol',
      'Sec-WebSocket-Extensions',
    ),
    fc.stringMatching(/^[a-z-]{1,12}$/),
    letters,
  ),
  value,
);

/** A body, and what the request says of its length. */
const body = fc.tuple(
  bytes(3000),
  fc.constantFrom('none', 'right', 'right', 'short', 'long', 'chunked', 'both'),
  fc.constantFrom('application/json', 'text/plain', '', 'application/json; charset=latin1', ';;;'),
);

function framed([content, kind, type]: [Buffer, string, string]): [string, Buffer] {
  const { length } = content;
  const chunked = Buffer.concat([
    Buffer.from(`${length.toString(16)}\r\n`),
    content,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
  const typed = type && `Content-Type: ${type}\r\n`;
  switch (kind) {
    case 'right':
      return [`${typed}Content-Length: ${length}\r\n`, content];
    case 'short':
      return [`${typed}Content-Length: ${Math.floor(length / 2)}\r\n`, content];
    case 'long':
      return [`${typed}Content-Length: ${length + 10}\r\n`, content];
    case 'chunked':
      return [`${typed}Transfer-Encoding: chunked\r\n`, length > 0 ? chunked : Buffer.from('0\r\n\r\n')];
    case 'both':
      return [`Content-Length: ${length}\r\nTransfer-Encoding: chunked\r\n`, chunked];
    default:
      return ['', Buffer.alloc(0)];
  }
}

const request = fc
  .tuple(method, address, fc.array(header, { maxLength: 6 }), body)
  .map(([verb, path, headers, given]) => {
    const [framing, content] = framed(given);
    const lines = headers.map(([name, text]) => `${name}: ${text}\r\n`).join('');
    const head = `${verb} ${path} HTTP/1.1\r\nHost: console.example\r\nConnection: close\r\n${lines}${framing}\r\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), content]);
  });

/** Checks what holds of every answer, whatever was asked. */
function judge({ status, text }: { readonly status: number; readonly text: string }): void {
  expect(status).toBeLessThan(500);
  // The service of the test answers with what it was asked.
  if (status >= 400) expect(text).not.toContain(new URL(setup.service.url).host);
}

test('whatever is sent, the gateway answers or hangs up, never fails, and forgets it', async () => {
  const property = fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 10 }), async (requests) => {
    for (const answer of await Promise.all(requests.map((one) => send(one)))) judge(answer);
  });
  await fc.assert(property, { numRuns: Math.ceil(rounds / 5), ...unlimited });
  const before = usedHeap();
  await fc.assert(property, { numRuns: rounds, seed: 7, ...unlimited });
  await forgotten(before);
  expect((await ask(setup.gateway.url, '/healthz')).status).toBe(200);
}, 3_600_000);

test('bytes that are no HTTP are refused or hung up on', async () => {
  const property = fc.asyncProperty(fc.array(bytes(500), { minLength: 10, maxLength: 10 }), async (all) => {
    const ended = (some: Buffer) => send(Buffer.concat([some, Buffer.from('\r\n\r\n\r\n')]), false);
    for (const answer of await Promise.all(all.map((some) => ended(some)))) judge(answer);
  });
  await fc.assert(property, { numRuns: rounds, ...unlimited });
  expect((await ask(setup.gateway.url, '/healthz')).status).toBe(200);
}, 3_600_000);
