import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { isKnown, type Representation, represent, sendRepresentation } from './representation';

let representation: Representation;
beforeAll(async () => {
  representation = await represent('{"a":1}', 'application/json; charset=utf-8');
});

async function asked(headers: Readonly<Record<string, string>> = {}, ...vary: readonly string[]) {
  const server = fastify();
  server.get('/', (request, reply) => sendRepresentation(request, reply, representation, ...vary));
  const answer = await server.inject({ url: '/', headers });
  await server.close();
  return answer;
}

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['identity', undefined, (body: Buffer) => body],
  ['zstd', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
])('who accepts %j gets it in %s', async (accepted, encoding, read) => {
  const { statusCode, headers, rawPayload } = await asked({ 'accept-encoding': accepted });
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag: representation.etag,
    vary: 'accept-encoding',
  });
  expect(String(read(rawPayload))).toBe('{"a":1}');
});

test('what else it depends on is told to those who keep it', async () => {
  expect((await asked({}, 'cookie', 'origin')).headers.vary).toBe('accept-encoding, cookie, origin');
});

test('who has it already gets nothing but its tag', async () => {
  for (const tag of [representation.etag, '*', `"other",  ${representation.etag}`, '"other", *']) {
    const { statusCode, headers, payload } = await asked({ 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([statusCode, headers.etag, payload]).toEqual([304, representation.etag, '']);
    expect(headers['content-encoding']).toBeUndefined();
  }
  expect((await asked({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a tag stands for the content, and is a weak one, since encodings share it', async () => {
  const tagOf = async (text: string) => (await represent(text, 'text/plain')).etag;
  expect(await tagOf('{"a":1}')).toBe(representation.etag);
  expect(await tagOf('{"a":2}')).not.toBe(representation.etag);
  expect(representation.etag).toMatch(/^W\/"[\w-]{22}"$/);
});

test('nobody has anything who names no tag', () => {
  expect(isKnown(undefined, '"a"')).toBe(false);
  expect(isKnown('', '"a"')).toBe(false);
});
