import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import type { HeldAnswers } from '../options';
import { answerSender, compressedTypes } from './sendAnswer';

interface Given {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly held?: HeldAnswers;
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly asked?: Readonly<Record<string, string>>;
}

/** Answer of the service as a browser gets it. */
async function sent({ status = 200, headers = {}, body = '[]', held, method = 'GET', asked = {} }: Given) {
  const server = fastify();
  await server.register(compress, { global: false, encodings: ['br'], customTypes: compressedTypes });
  const send = answerSender(held);
  server.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: async (request, reply) => {
      reply.code(status).headers({ 'content-type': 'application/json', ...headers });
      if (headers['content-type'] === '') reply.removeHeader('content-type');
      await send(request, reply, Readable.from(body === '' ? [] : [Buffer.from(body)]));
      return reply;
    },
  });
  const answer = await server.inject({ method, url: '/', headers: { 'accept-encoding': 'br', ...asked } });
  await server.close();
  return answer;
}

const large = JSON.stringify(Array.from({ length: 400 }, (_, at) => `item ${at}`));

test('data that is asked for gets a tag, a length, and is told to differ by who asks', async () => {
  const { statusCode, headers, payload } = await sent({});
  expect([statusCode, payload]).toEqual([200, '[]']);
  expect(headers).toMatchObject({
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    'content-length': '2',
    vary: 'authorization',
  });
  expect((await sent({ body: '{}' })).headers.etag).not.toBe(headers.etag);
});

test('who has the data already gets nothing but its tag', async () => {
  const { etag } = (await sent({ body: large })).headers;
  const { statusCode, headers, payload } = await sent({
    body: large,
    headers: { 'content-length': String(large.length) },
    asked: { 'if-none-match': String(etag) },
  });
  expect([statusCode, payload, headers.etag]).toEqual([304, '', etag]);
  for (const name of ['content-type', 'content-encoding', 'content-length'])
    expect(headers).not.toHaveProperty([name]);
});

test.each<[string, Given]>([
  ['a change', { method: 'POST' }],
  ['an error', { status: 404 }],
  ['with a tag of its own', { headers: { etag: '"own"' } }],
  ['with its time', { headers: { 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' } }],
  ['compressed', { headers: { 'content-encoding': 'gzip' } }],
  ['a download', { headers: { 'content-disposition': 'attachment' } }],
  ['no data', { headers: { 'content-type': 'application/octet-stream' } }],
  ['a stream of events', { headers: { 'content-type': 'text/event-stream' } }],
  ['of no type', { headers: { 'content-type': '' } }],
  ['larger than may be held', { headers: { 'content-length': '21' }, held: { one: 20, all: 100 } }],
  ['too large as it comes', { body: 'x'.repeat(21), held: { one: 20, all: 100 } }],
  ['too much with others', { body: 'x'.repeat(21), held: { one: 100, all: 20 } }],
])('an answer that is %s gets no tag', async (_, given) => {
  const { headers, statusCode, payload } = await sent({
    body: '[1]',
    asked: { 'accept-encoding': 'identity' },
    ...given,
  });
  expect(headers.etag).toBe(given.headers?.etag);
  expect([statusCode, payload]).toEqual([given.status ?? 200, given.body ?? '[1]']);
});

test.each<[string, Given]>([
  ['of the size that may be held', { body: 'x'.repeat(20), held: { one: 20, all: 20 } }],
  [
    'of a length that may be held',
    { body: '[1]', headers: { 'content-length': '3' }, held: { one: 3, all: 3 } },
  ],
  ['text', { headers: { 'content-type': 'text/csv' } }],
  ['a problem', { headers: { 'content-type': 'application/problem+json; charset=utf-8' } }],
  ['XML', { headers: { 'content-type': 'application/xml' } }],
])('an answer that is %s gets one', async (_, given) => {
  expect((await sent(given)).headers.etag).toBeDefined();
});

test.each([
  ['cookie', 'cookie, authorization'],
  ['Authorization', 'Authorization'],
  ['cookie,authorization', 'cookie,authorization'],
])('what the service says that an answer differs by (%s) is kept', async (vary, expected) => {
  expect((await sent({ headers: { vary } })).headers.vary).toBe(expected);
});

test('data of a kilobyte is compressed, less is not', async () => {
  const { headers, rawPayload } = await sent({ body: large });
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(rawPayload))).toBe(large);
  const encodingOf = async (size: number) =>
    (await sent({ body: 'x'.repeat(size) })).headers['content-encoding'];
  expect([await encodingOf(1024), await encodingOf(1023)]).toEqual(['br', undefined]);
});

test('what is sent as it comes is compressed, too, unless its length says that it is small', async () => {
  const error = { status: 400, body: large };
  expect((await sent(error)).headers['content-encoding']).toBe('br');
  expect((await sent({ ...error, headers: { 'content-length': '1023' } })).headers).not.toHaveProperty([
    'content-encoding',
  ]);
});

test.each<[string, Given]>([
  ['a part', { status: 206, headers: { 'content-range': 'bytes 0-1/9' } }],
  ['compressed already', { headers: { 'content-encoding': 'identity' } }],
  ['of no type', { headers: { 'content-type': '' } }],
])('what is %s is sent as it is', async (_, given) => {
  const { payload } = await sent({ body: large, ...given });
  expect(payload).toBe(large);
});

test.each<[string, Given]>([
  ['its head is asked for', { method: 'HEAD' }],
  ['there is nothing (204)', { status: 204, body: '' }],
  ['there is nothing (205)', { status: 205, body: '' }],
  ['it is the same (304)', { status: 304, body: '' }],
])('no tag is made where %s', async (_, given) => {
  const { headers, payload } = await sent(given);
  expect([headers.etag, payload]).toEqual([undefined, '']);
});

test('the connection with the service is no matter of the browser', async () => {
  const { headers } = await sent({ headers: { connection: 'x-own' } });
  expect(headers.connection).not.toBe('x-own');
});

test('what was sent is held no longer', async () => {
  const server = fastify();
  await server.register(compress, { global: false });
  const send = answerSender({ one: 20, all: 30 });
  server.get('/', async (request, reply) => {
    reply.type('application/json');
    await send(request, reply, Readable.from([Buffer.from('x'.repeat(20))]));
    return reply;
  });
  for (let round = 0; round < 3; round += 1) expect((await server.inject('/')).headers.etag).toBeDefined();
  await server.close();
});
