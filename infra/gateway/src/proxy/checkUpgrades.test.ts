import fastify from 'fastify';
import { checkUpgrades } from './checkUpgrades';

/** Answer to a request for a socket; `open` stands for a socket. */
async function asked(
  headers: Readonly<Record<string, string | undefined>>,
  { method = 'GET', path = '/api/queues/7?token=abc' } = {},
) {
  const server = fastify();
  checkUpgrades(server, ['https://portal.example'], (one) => one === '/api/queues/7');
  server.route({ method: ['GET', 'POST'], url: '*', handler: async () => 'open' });
  const complete = {
    host: 'console.example',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    ...headers,
  };
  const given = Object.fromEntries(Object.entries(complete).filter(([, value]) => value !== undefined));
  const answer = await server.inject({ method: method as 'GET', url: path, headers: given as never });
  await server.close();
  return answer;
}

test.each([
  ['by a program', {}],
  ['in capitals', { upgrade: 'WebSocket' }],
  ['of an earlier version', { 'sec-websocket-version': '8' }],
  ['by an own page', { origin: 'http://console.example' }],
  [
    'by an own page at the port that needs not be named',
    { host: 'console.example:80', origin: 'http://console.example' },
  ],
  ['by a page of an allowed origin', { origin: 'https://portal.example' }],
])('a socket that is asked for %s is opened', async (_, headers) => {
  expect((await asked(headers)).body).toBe('open');
});

const whys = {
  protocol: 'Only an upgrade to websocket is known.',
  key: 'The header Sec-WebSocket-Key is missing or not valid.',
  version: 'The version of the protocol is not known; it has to be 13.',
};

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ['for another protocol', { upgrade: 'h2c' }, whys.protocol],
  ['without a key', { 'sec-websocket-key': undefined }, whys.key],
  ['by a key that is short', { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZ==' }, whys.key],
  ['by a key with more before', { 'sec-websocket-key': 'xdGhlIHNhbXBsZSBub25jZQ==' }, whys.key],
  ['by a key with more behind', { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==x' }, whys.key],
  ['without a version', { 'sec-websocket-version': undefined }, whys.version],
  ['of a version that is none', { 'sec-websocket-version': '0' }, whys.version],
])('a request for a socket %s is refused', async (_, headers, debugMessage) => {
  const answer = await asked(headers);
  expect(answer.json()).toEqual({
    status: 400,
    message: 'The request for a socket is not a valid one.',
    debugMessage,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' });
});

test('a socket is asked for by GET', async () => {
  expect((await asked({}, { method: 'POST' })).json()).toMatchObject({
    status: 400,
    debugMessage: 'A socket is asked for by GET.',
  });
});

test.each([
  ['console.example', 'https://evil.example', 'http://console.example'],
  ['console.example', 'https://console.example', 'http://console.example'],
  ['console.example', 'null', 'http://console.example'],
  ['[', 'http://console.example', 'undefined'],
])('at %s no page of %s opens a socket', async (host, origin, own) => {
  expect((await asked({ host, origin })).json()).toEqual({
    status: 403,
    message: 'Pages of this origin may not open sockets.',
    debugMessage: `It is neither ${own} nor among ALLOWED_ORIGINS. Who ends TLS before the gateway has to be among TRUSTED_PROXIES.`,
  });
});

test('what is asked elsewhere, or for no socket, is left to who answers there', async () => {
  const evil = { origin: 'https://evil.example' };
  expect((await asked(evil, { path: '/parcels' })).body).toBe('open');
  expect((await asked({ ...evil, upgrade: undefined })).body).toBe('open');
});
