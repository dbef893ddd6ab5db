/** @jest-environment ./infra/emulator/testing/environment.ts */
import { once } from 'node:events';
import { connect } from 'node:net';
import { exchange } from '../../testing/exchange';
import { admin, basic, ServiceUnderTest } from '../../testing/service';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await ServiceUnderTest.start({ fleet: 'factory', limits: { bodyPause: 50 } });
});
afterAll(() => service.emulator.close());

const v1 = '/itemsense/configuration/v1';
const facilities = `${v1}/facilities/create`;

/** A request as bytes; what is sent after its headers follows. */
const send = (request: string, ...body: readonly (string | Uint8Array)[]) =>
  exchange(service.emulator.url, `${request.replaceAll('\n', '\r\n')}\r\n\r\n`, ...body);

const post = (body: Uint8Array, headers = '') =>
  send(
    `POST ${facilities} HTTP/1.1\nHost: a\nConnection: close\nAuthorization: ${admin}\nContent-Length: ${body.length}${headers}`,
    body,
  );

test.each([
  ['a bad percent code in the path', `GET ${v1}/facilities/show/%ff HTTP/1.1\nHost: a`, 400],
  ['a bad percent code in the query', `GET ${v1}/facilities/show?a=%ff HTTP/1.1\nHost: a`, 400],
  ['half a percent code', 'GET /%2 HTTP/1.1\nHost: a', 400],
  ['no host', 'GET /healthz HTTP/1.1', 400],
  ['an unknown method', 'BREW /healthz HTTP/1.1\nHost: a', 400],
  ['a method of another protocol', 'PROPFIND /healthz HTTP/1.1\nHost: a', 404],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\nHost: a', 405],
  ['a text that is not HTTP', 'hello', 400],
  ['an unknown expectation', 'POST /authenticate HTTP/1.1\nHost: a\nContent-Length: 1\nExpect: tea', 417],
  ['headers that are too large', `GET /healthz HTTP/1.1\nHost: a\nX-Large: ${'x'.repeat(20_000)}`, 431],
  [
    'a socket at an address that is none',
    'GET // HTTP/1.1\nHost: a\nConnection: Upgrade\nUpgrade: websocket',
    404,
  ],
  [
    'a body that is too large',
    `POST ${facilities} HTTP/1.1\nHost: a\nAuthorization: ${admin}\nContent-Length: 999999999`,
    413,
  ],
  [
    'an encoded body',
    `POST ${facilities} HTTP/1.1\nHost: a\nAuthorization: ${admin}\nContent-Length: 9\nContent-Encoding: gzip`,
    415,
  ],
  [
    'a body that stands still',
    `POST ${facilities} HTTP/1.1\nHost: a\nAuthorization: ${admin}\nContent-Length: 9`,
    408,
  ],
])('%s is refused in the form of every refusal', async (_, request, status) => {
  const answer = await send(request);
  expect(JSON.parse(answer.text)).toEqual({
    status,
    message: expect.any(String),
    debugMessage: expect.any(String),
  });
  expect(answer).toMatchObject({ status, headers: { 'x-content-type-options': 'nosniff' } });
});

test('a body that trickles is refused, however short its pauses', async () => {
  const patient = await ServiceUnderTest.start({ fleet: 'factory', limits: { bodyPause: 500 } });
  const { hostname, port } = new URL(patient.emulator.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write('POST /authenticate HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => socket.write(' '), 10);
  const answer = String((await once(socket, 'data'))[0]);
  clearInterval(trickle);
  socket.destroy();
  await patient.emulator.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"The body came too slowly: \d+ bytes, where 500 a second/);
});

test.each([
  ['too large', `Authorization: ${admin}`, 17, 413],
  ['sent by nobody', 'X-Nobody: 1', 15, 401],
])(
  'a client that sends a body that is %s before it reads gets the answer',
  async (_, header, size, status) => {
    const patient = await ServiceUnderTest.start({ fleet: 'factory' });
    const body = Buffer.alloc(size * 1024 * 1024, ' ');
    const { hostname, port } = new URL(patient.emulator.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const head = `POST ${facilities} HTTP/1.1\nHost: a\nConnection: close\n${header}\nContent-Length: ${body.length}`;
    socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n`);
    for (let sent = 0; sent < body.length; sent += 65_536)
      await new Promise((resolve, reject) =>
        socket.write(body.subarray(sent, sent + 65_536), (error) => (error ? reject(error) : resolve(null))),
      );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await once(socket.resume(), 'close');
    await patient.emulator.close();
  },
);

test('a body that goes on arriving is waited for', async () => {
  const { url } = service.emulator;
  const head = `POST ${facilities} HTTP/1.1\r\nHost: a\r\nAuthorization: ${admin}\r\nContent-Length: 16\r\n\r\n`;
  expect((await exchange(url, head, '{"name"', ':"Annex"}')).status).toBe(200);
});

test('a body has to be UTF-8, with or without a byte order mark', async () => {
  expect((await post(Buffer.from('\ufeff{"name":"Mark"}'))).status).toBe(200);
  const latin = await post(Buffer.from('{"name":"Käfig"}', 'latin1'));
  expect(JSON.parse(latin.text)).toMatchObject({ status: 400, message: 'body is not UTF-8' });
  expect((await service.get(`${v1}/facilities/show/Mark`)).status).toBe(200);
});

test.each(['1.0', '1.1'])(
  'a client of HTTP/%s that wants the connection closed gets it closed',
  async (version) => {
    const answer = await send(`GET /itemsense/now HTTP/${version}\nHost: a\nConnection: close`);
    expect(answer).toMatchObject({ status: 200, closed: true, headers: { connection: 'close' } });
  },
);

describe('a character that cannot be stored is refused', () => {
  const nul = 'a\u0000b';
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => expect(logged).not.toHaveBeenCalled());

  test.each([
    `${v1}/users/show/%00`,
    `${v1}/facilities/show/a%00b`,
    '/itemsense/control/v1/jobs/show/%00',
    `${v1}/thresholds/%00`,
    '/itemsense/authentication/v1/listTokens/%00',
    '/itemsense/support/v1/logs?token=%00',
    '/itemsense/support/v1/logs/iterationData/%00',
    '/api/readers/find/%00?type=ip',
    '/itemsense/data/v1/items/show?facility=%00',
    '/itemsense/data/v1/items/show/transitions?thresholdName=a%00',
  ])('in the address %s', async (path) => {
    for (const as of [null, admin]) expect((await service.get(path, { as })).status).toBe(400);
  });

  test.each([basic(nul, 'x'), basic('admin', nul), 'Token {"token":"a\\u0000b"}'])(
    'in the credentials %#',
    async (as) => {
      expect((await service.get('/itemsense/now', { as })).status).toBe(400);
    },
  );

  test.each([
    ['/authenticate', { name: nul, password: 'x' }],
    [facilities, { name: nul }],
    [facilities, { name: 'half \ud83d' }],
    [`${v1}/readerDefinitions/create`, { name: 'A', address: 'a', type: 'XSPAN', antennaZones: { 1: nul } }],
    ['/itemsense/control/v1/jobs/start', { recipeName: nul }],
    ['/itemsense/health/v1/events', { readerNames: [nul] }],
    ['/api/networks', { name: nul, CIDRRange: '10.0.0.0/24' }],
    ['/itemsense/authentication/v1/validateToken', { token: nul }],
    ['/api/queues', { type: 'items', options: { [nul]: 'x' } }],
  ])('in a body for %s', async (path, body) => {
    const answer = await service.post(path, { body });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'body must not hold U+0000 or unpaired surrogates',
    ]);
  });

  test('but the escape itself is text like any other', async () => {
    const name = 'back\\u0000slash 😀';
    expect((await service.post(facilities, { body: { name } })).body).toEqual({ name });
  });
});

test('what is logged of a failure holds no parameter of a statement', async () => {
  const { database } = service.emulator;
  const failure = await database.query('select $1::int', ['secret-token']).catch((error) => error);
  expect(failure).toMatchObject({ name: 'DatabaseFailure', statement: 'select $1::int' });
  expect(Object.values(failure).join()).not.toContain('secret-token');
});

test.each([
  ['PUT', '/itemsense/data/v1/items/queues', '{"zz":', '}'],
  ['PUT', '/itemsense/data/v1/items/queues/threshold', '{"zz":', '}'],
  ['PUT', '/itemsense/health/v1/events/queues', '{"zz":', '}'],
  ['POST', '/itemsense/data/v1/messageQueues/zoneTransition/configure', '{"zz":', '}'],
  [
    'PUT',
    `${v1}/softwareVersions/updatePolicy`,
    '{"versionIdentifier":{"version":"1","imageType":"CAP_ITEMSENSE"},"policy":',
    '}',
  ],
])('%s %s: a body that is nested too deeply is refused', async (method, path, before, after) => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const body = before + open.repeat(20_000) + (open === '[' ? '' : '1') + close.repeat(20_000) + after;
    const answer = await service.call(method, path, { body });
    expect([answer.status, answer.body.message]).toEqual([400, 'body is nested deeper than 100 levels']);
  }
});

test('brackets in texts, and beside each other, nest nothing', async () => {
  const flat = { name: '[{"\\"'.repeat(30), zones: Array.from({ length: 200 }, () => ({ nothing: [] })) };
  const answer = await service.post(`${v1}/facilities/create`, { body: flat });
  expect(answer.status).toBe(200);
});

describe('a number that its clients cannot read is refused', () => {
  const point = (x: string) =>
    `{"name":"M","facility":"DEFAULT","zones":[{"name":"Z","floor":"1","points":[{"x":${x},"y":0},{"x":1,"y":0},{"x":1,"y":1}]}]}`;
  const job = (seconds: string) =>
    `{"recipeName":"IMPINJ_Fast_Location","facility":"DEFAULT","durationSeconds":${seconds}}`;
  const recipe = (fields: string) => `{"name":"R","type":"INVENTORY",${fields}}`;
  const publisher = (timeout: string) =>
    `{"name":"P","brokerId":"1","messageTypes":["ITEM"],"messageOptions":{"webhook":{"requestTimeout":${timeout}}}}`;
  const large = '2147483648';

  test.each([
    ['POST', '/itemsense/control/v1/jobs/start', job(large), 'durationSeconds must be <= 2147483647'],
    ['POST', '/itemsense/control/v1/jobs/start', job('99999999999999'), /^durationSeconds must be <=/],
    [
      'POST',
      `${v1}/recipes/create`,
      recipe(`"tagHeartbeatMinutes":${large}`),
      /^tagHeartbeatMinutes must be <= 2147483647/,
    ],
    [
      'POST',
      `${v1}/recipes/create`,
      recipe(`"computeWindow":-2147483649`),
      /computeWindow must be >= -2147483648/,
    ],
    ['POST', `${v1}/events/publishers`, publisher(large), /requestTimeout must be <= 2147483647/],
    [
      'PUT',
      '/itemsense/configuration/v1/readerConfigurations/createOrReplace',
      `{"name":"C","operation":"INVENTORY","configuration":{"antennas":[${large}]}}`,
      /^configuration.antennas.0 must be <= 2147483647/,
    ],
    ['PUT', `${v1}/zoneMaps/createOrReplace`, point('1e400'), /^zones.0.points.0.x must be number/],
    ['PUT', `${v1}/zoneMaps/createOrReplace`, point('-1e400'), /^zones.0.points.0.x must be number/],
    ['GET', `/itemsense/data/v1/items/show/transitions?thresholdId=${large}`, undefined, /thresholdId/],
  ])('%s %s %s', async (method, path, body, message) => {
    const answer = await service.call(method, path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test('and no call takes a whole number without limits of 32 bits', async () => {
    const { paths } = (await service.get('/docs/openapi.json')).body;
    const unlimited: string[] = [];
    const look = (part: unknown, where: string) => {
      if (part === null || typeof part !== 'object') return;
      const { type, minimum = -Infinity, maximum = Infinity } = part as Record<string, number>;
      if ([type].flat().includes('integer' as never) && (minimum < -(2 ** 31) || maximum > 2 ** 31 - 1))
        unlimited.push(where);
      for (const [key, value] of Object.entries(part))
        if (key !== 'responses') look(value, `${where} ${key}`);
    };
    look(paths, '');
    expect(unlimited).toEqual([]);
  });
});

test('a time that is one for JavaScript only is refused', async () => {
  for (const toTime of ['3', '0000-01-01', '+275760-09-13'])
    expect((await service.post('/itemsense/health/v1/events', { body: { toTime } })).status).toBe(400);
});
