import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { applyDelta, makeDelta } from '@console/store';
import { ask } from '../test/ask';
import { after, availableDictionary, before, listOf, paths, releaseDelta, takesDeltas } from '../test/deltas';
import { setUpGateways } from '../test/gateways';

const setup = setUpGateways();
const path = paths.after;

let delta: Buffer;
beforeEach(async () => {
  delta = await releaseDelta(setup.site);
});

const get = (headers?: Record<string, string>, method = 'GET') =>
  ask(setup.gateway.url, path, { headers, method });

test('who has the file of the build before gets the delta, with all headers of the file', async () => {
  const { status, headers, body } = await get(takesDeltas);
  const whole = await get();
  expect([status, headers['content-encoding'], headers.vary]).toEqual([
    200,
    'dcz',
    'accept-encoding, available-dictionary',
  ]);
  expect(body).toEqual(delta);
  expect(String(await applyDelta(body, Buffer.from(listOf('1.0.0')), 100_000))).toBe(whole.text);
  for (const name of ['content-type', 'cache-control', 'access-control-allow-origin', 'vary'])
    expect(headers[name]).toBe(whole.headers[name]);
});

test('who has it already gets nothing, and who asks for the head no body', async () => {
  const { headers } = await get(takesDeltas);
  const again = await get({ ...takesDeltas, 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await get(takesDeltas, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ 'content-encoding': 'dcz', 'content-length': `${delta.length}` });
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['no dictionary', { 'accept-encoding': 'br, dcz' }, 'br'],
  ['another dictionary', { ...takesDeltas, 'available-dictionary': availableDictionary('other') }, 'br'],
  ['a dictionary that is no digest', { ...takesDeltas, 'available-dictionary': 'list' }, 'br'],
  ['a dictionary, and takes no deltas', { ...takesDeltas, 'accept-encoding': 'br' }, 'br'],
  ['a dictionary, and refuses deltas', { ...takesDeltas, 'accept-encoding': 'dcz;q=0' }, undefined],
  [
    'a dictionary, and says nothing of encodings',
    { 'available-dictionary': availableDictionary(listOf('1.0.0')) },
    undefined,
  ],
])('who has %s gets what everybody gets', async (_, headers, encoding) => {
  const answer = await get(headers);
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
  const text = listOf('1.1.0');
  expect(answer.body).toEqual(encoding ? brotliCompressSync(text) : Buffer.from(text));
});

test.each<[string, () => Promise<unknown>]>([
  [
    'makes another file',
    async () =>
      writeFile(
        join(setup.site.store, `${path}.dcz`),
        await makeDelta(Buffer.from('evil'), Buffer.from(listOf('1.0.0')), 3),
      ),
  ],
  [
    'is damaged',
    () => writeFile(join(setup.site.store, `${path}.dcz`), Buffer.concat([delta.subarray(0, 60), delta])),
  ],
  ['is gone', () => rm(join(setup.site.store, `${path}.dcz`))],
  [
    'is made against a build that is gone',
    () => rm(join(setup.site.store, before.base), { recursive: true }),
  ],
  [
    'is made against a file that was altered since',
    () => writeFile(join(setup.site.store, paths.before), listOf('evil')),
  ],
])('a delta that %s is never given out', async (_, damage) => {
  await damage();
  expect(await get(takesDeltas)).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
});

test('files are kept as dictionaries for those of the same name in other builds', async () => {
  for (const [address, pattern] of [
    [path, '/remotes/parcels/*/pages/list.*.js'],
    [paths.before, '/remotes/parcels/*/pages/list.*.js'],
  ] as const)
    expect((await ask(setup.gateway.url, address)).headers['use-as-dictionary']).toBe(`match="${pattern}"`);
  expect((await get(takesDeltas)).headers['use-as-dictionary']).toBeDefined();
  const other = (await ask(setup.gateway.url, `${after.base}data.json`)).headers;
  expect([other['use-as-dictionary'], other.vary]).toEqual([undefined, 'accept-encoding']);
});

test('a gateway that is told so sends no deltas and has nothing kept for them', async () => {
  const gateway = await setup.start({ deltas: false });
  const { headers } = await ask(gateway.url, path, { headers: takesDeltas });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(headers['use-as-dictionary']).toBeUndefined();
});
