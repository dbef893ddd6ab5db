import fastify, { type FastifyInstance } from 'fastify';
import { raw } from '../../test/raw';
import { refuseUnknown, sentenceFor } from './refuseUnknown';

const headers = { 'x-frame-options': 'DENY' };

let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  server = fastify(refuseUnknown.settings(headers));
  refuseUnknown.handlers(server, headers);
  server.get<{ Querystring: Record<string, string> }>('/fails', async ({ query }) => {
    const { status, ...error } = query;
    throw Object.assign(new Error(), error, status === undefined ? {} : { statusCode: Number(status) });
  });
  server.post('/reads', async () => 'read');
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.close());

/** An answer that is written on a connection on which nothing could be read. */
const written = (status: string, message: string) => {
  const body = JSON.stringify({ status: Number(status.slice(0, 3)), message, debugMessage: message });
  const lines = [
    `HTTP/1.1 ${status}`,
    'x-frame-options: DENY',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

const post =
  'POST /reads HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['what is no request', 'nonsense\r\n\r\n', '400 Bad Request', 'The request is not a valid one.'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The headers of the request are too large.',
  ],
  [
    'too much beside a body',
    `${post}1;${'x'.repeat(20_000)}\r\n`,
    '413 Payload Too Large',
    'The request is too large.',
  ],
  [
    'a tunnel',
    'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    '405 Method Not Allowed',
    'The method of the request is not known here.',
  ],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n',
    '417 Expectation Failed',
    'The expectation of the request cannot be met.',
  ],
])('%s is answered on its connection, which ends', async (_, bytes, status, message) => {
  const { text, ended } = await raw(url, bytes, 5000);
  expect(text).toBe(written(status, message));
  expect(ended).toBe(true);
});

test('an address that cannot be read is refused with the headers of every answer', async () => {
  const { statusCode, headers: sent, body } = await server.inject('/%ff');
  expect(statusCode).toBe(400);
  expect(sent).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(JSON.parse(body).message).toBe('The address is not a valid one.');
});

test('there is nothing at an address, whatever is asked of it', async () => {
  const nothing = 'There is nothing at this address.';
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers: sent, body } = await server.inject({ method, url: '/nowhere' });
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      { status: 404, message: nothing, debugMessage: nothing },
    ]);
    expect(sent['cache-control']).toBe('no-store');
    expect(sent.allow).toBeUndefined();
  }
  expect((await server.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404);
});

test('a method that nothing here answers is told with those that are', async () => {
  const { text, status, body } = await raw(url, 'PROPFIND /nowhere HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(status).toBe(405);
  expect(text).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
  expect(JSON.parse(body).message).toBe('The method of the request is not known here.');
});

test.each([
  ['', 500, 'The gateway cannot answer this request.'],
  ['status=503&message=/etc/secret', 503, 'The gateway cannot answer this request.'],
  ['status=403&message=/etc/secret', 404, 'There is nothing at this address.'],
  ['status=408', 408, 'The request took too long to arrive.'],
  ['status=413', 413, 'The request is too large.'],
  ['status=415', 415, 'The content type of the request is not supported here.'],
])('an error (%s) is told by its status, and its reason to the log alone', async (query, status, message) => {
  const { statusCode, body, headers: sent } = await server.inject(`/fails?${query}`);
  expect([statusCode, JSON.parse(body)]).toEqual([status, { status, message, debugMessage: message }]);
  expect(sent['cache-control']).toBe('no-store');
});

test('what is wrong with a body is told to who sent it', async () => {
  const { body } = await server.inject('/fails?status=400&name=BodyError&message=The+body+is+not+UTF-8.');
  expect(JSON.parse(body)).toEqual({
    status: 400,
    message: 'The request is not a valid one.',
    debugMessage: 'The body is not UTF-8.',
  });
});

test('each status has a sentence', () => {
  expect(sentenceFor(404)).toBe('There is nothing at this address.');
  expect(sentenceFor(418)).toBe('The gateway cannot answer this request.');
});
