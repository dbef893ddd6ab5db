import { gzip, logText, tarOf } from './archives.fixtures';
import { createLineStore } from './lineStore';
import { RefusedFileError, type UnpackLimits, unpack } from './unpack';

type Parts = ConstructorParameters<typeof Blob>[0];

async function read(parts: Parts, limits?: UnpackLimits) {
  const store = createLineStore(0);
  const { files, end } = await unpack(new Blob(parts), 'given.log', store, undefined, limits);
  return {
    end,
    files: files.map(({ name, lines, cut, binary }) => ({
      name,
      lines,
      ...(cut && { cut }),
      ...(binary && { binary }),
    })),
    store,
  };
}
const refusal = (parts: Parts, limits?: UnpackLimits) =>
  read(parts, limits).then(
    ({ files }) => files,
    (cause: unknown) => (cause instanceof RefusedFileError ? cause.reason : cause),
  );
const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.subarray(0, Math.floor(bytes.length / 2));
const text = logText(5000);

test('text, gzip, tar and archives in archives are read', async () => {
  expect((await read([text])).files).toEqual([{ name: 'given.log', lines: 5000 }]);
  expect((await read([gzip(text)])).files).toEqual([{ name: 'given.log', lines: 5000 }]);
  const inner = await tarOf({ 'deep.log': 'one\ntwo' });
  const archive = await tarOf({
    'dock/reader.log': text,
    'aisle/old.log.gz': gzip('a\nb\nc\n'),
    'more.tar.gz': gzip(inner),
    'empty.log': '',
    'core.bin': new Uint8Array(2000),
  });
  const expected = [
    { name: 'dock/reader.log', lines: 5000 },
    { name: 'aisle/old.log', lines: 3 },
    { name: 'deep.log', lines: 2 },
    { name: 'empty.log', lines: 0 },
    { name: 'core.bin', lines: 0, binary: true },
  ];
  for (const parts of [[archive], [gzip(archive)]]) {
    const { files, end } = await read(parts);
    expect(files).toEqual(expected);
    expect(end).toBe('whole');
  }
});

test('gzip data of several members is read whole', async () => {
  const { files, end } = await read([gzip(text), gzip('and\nmore\n'), gzip('')]);
  expect(files).toEqual([{ name: 'given.log', lines: 5002 }]);
  expect(end).toBe('whole');
});

test.each([
  ['gzip of text', async () => [half(gzip(text))], 1],
  ['gzip of a tar archive', async () => [half(gzip(await tarOf({ 'a.log': 'one\n', 'b.log': text })))], 2],
  ['a tar archive', async () => [half(await tarOf({ 'a.log': 'one\n', 'b.log': text }))], 2],
  ['the second member', async () => [gzip('first\n'), half(gzip(text))], 1],
])('%s that ends in the middle is read as far as it goes, and that is said', async (_, parts, count) => {
  const { files, end, store } = await read(await parts());
  expect(end).toBe('cut');
  expect(files).toHaveLength(count);
  expect(files.at(-1)?.cut).toBe(true);
  expect(store.count()).toBeGreaterThan(1000);
});

test('a checksum that is wrong is said, and the lines are there', async () => {
  const wrong = gzip(text);
  wrong[wrong.length - 6] = (wrong[wrong.length - 6] as number) ^ 1;
  const { files, end } = await read([wrong]);
  expect([files[0]?.lines, end]).toEqual([5000, 'checksum']);
});

test('what is broken, no log or no archive that is read is refused, and says why', async () => {
  const broken = gzip(text);
  broken.fill(0x55, broken.length / 10, broken.length / 10 + 400);
  const tar = await tarOf({ 'a.log': text, 'b.log': text });
  tar.fill(0x41, 512 + Math.ceil(text.length / 512) * 512, 1024 + Math.ceil(text.length / 512) * 512);
  expect(await refusal([broken])).toBe('damaged');
  expect(await refusal([tar])).toBe('brokenTar');
  expect(await refusal([gzip(tar)])).toBe('brokenTar');
  expect(await refusal([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)])).toBe('otherArchive');
  expect(await refusal([new Uint8Array(3000)])).toBe('noText');
  expect(await refusal([])).toBe('empty');
});

test('bombs are refused before they fill the memory', async () => {
  const zeros = new Uint8Array(2_000_000).fill(97);
  const always = { always: 100_000 };
  expect(await refusal([gzip(zeros)], always)).toBe('bomb');
  expect(await refusal([gzip(await tarOf({ 'a.log.gz': gzip(zeros) }))], always)).toBe('bomb');
  expect(await refusal([text], { bytes: 1000 })).toBe('tooLarge');
  expect(await refusal([await tarOf({ a: 'x', b: 'x', c: 'x' })], { files: 2 })).toBe('tooManyFiles');
  let nested: Uint8Array<ArrayBuffer> = gzip('deep');
  for (let depth = 0; depth < 8; depth += 1) nested = gzip(nested);
  expect(await refusal([nested])).toBe('tooDeep');
});
