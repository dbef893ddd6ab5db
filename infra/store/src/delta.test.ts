import { applyDelta, dictionaryDigest, dictionaryOf, hasDeltas, makeDelta, nameInBuilds } from './delta';

const text = (changed: string) =>
  Buffer.from(
    Array.from({ length: 500 }, (_, line) => `f(${line === 250 ? changed : line * line});`).join('\n'),
  );
const [before, after] = [text('before'), text('after')];
const most = 1_000_000;

test('a delta is a fraction of its file, names its dictionary, and makes the file of it', async () => {
  const delta = await makeDelta(after, before, 19);
  expect(delta.length).toBeLessThan(after.length / 50);
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(dictionaryOf(delta)).toBe(dictionaryDigest(before));
  expect(await applyDelta(delta, before, most)).toEqual(after);
  expect([40, 41].map((length) => dictionaryOf(delta.subarray(0, length)))).toEqual([
    undefined,
    dictionaryDigest(before),
  ]);
});

test.each([0, 1, 255, 256, 65_791, 65_792])('a file of %i bytes comes back', async (size) => {
  const content = Buffer.alloc(size, 'abcdefg');
  expect(await applyDelta(await makeDelta(content, before, 3), before, size)).toEqual(content);
});

test.each<[string, (delta: Buffer) => Buffer, Buffer]>([
  ['made against another file', (delta) => delta, after],
  ['cut off', (delta) => delta.subarray(0, delta.length - 4), before],
  ['without a frame', (delta) => delta.subarray(0, 40), before],
  ['without a header', (delta) => delta.subarray(40), before],
  ['of another encoding', () => Buffer.from('globalThis.loaded = 1;'), before],
])('a delta %s is refused', async (_, change, dictionary) => {
  await expect(applyDelta(change(await makeDelta(after, before, 3)), dictionary, most)).rejects.toThrow();
});

test('a delta made against another file is refused before it is unfolded', async () => {
  const delta = await makeDelta(after, before, 3);
  await expect(applyDelta(delta, after, most)).rejects.toThrow('The delta cannot be applied.');
});

test('a delta that says that it unfolds to more than it may takes no memory', async () => {
  const delta = await makeDelta(after, before, 3);
  await expect(applyDelta(delta, before, after.length - 1)).rejects.toThrow('cannot be applied');
  // A frame of four gigabytes, by the four bytes of its size.
  const huge = Buffer.concat([delta.subarray(0, 44), Buffer.from('a0ffffffff', 'hex'), delta.subarray(49)]);
  await expect(applyDelta(huge, before, most)).rejects.toThrow('cannot be applied');
  // One that does not say its size.
  const open = Buffer.concat([delta.subarray(0, 44), Buffer.from('0000', 'hex'), delta.subarray(47)]);
  await expect(applyDelta(open, before, most)).rejects.toThrow('cannot be applied');
});

describe('a frame', () => {
  const made = async (...bytes: readonly number[]) =>
    Buffer.concat([
      (await makeDelta(after, before, 3)).subarray(0, 40),
      Buffer.from([0x28, 0xb5, 0x2f, 0xfd, ...bytes]),
    ]);
  const window = 0x58;

  // Nothing follows the head, so that what may be unfolded is refused by the library, in other words.
  test.each<[string, readonly number[], number]>([
    ['in one byte', [0x20, 200], 200],
    ['in two', [0x60, 1, 2], 256 + 0x201],
    ['in four', [0xa0, 1, 2, 0, 0], 0x201],
    ['in eight', [0xe0, 1, 2, 0, 0, 0, 0, 0, 0], 0x201],
    ['in two, after its window', [0x40, window, 1, 2], 256 + 0x201],
    ['in four, after its window', [0x80, window, 1, 2, 0, 0], 0x201],
    ['in eight, after its window', [0xc0, window, 1, 2, 0, 0, 0, 0, 0, 0], 0x201],
    ['in two, after a dictionary of one byte', [0x61, 9, 1, 2], 256 + 0x201],
    ['in two, after a dictionary of two', [0x62, 9, 9, 1, 2], 256 + 0x201],
    ['in two, after a dictionary of four', [0x63, 9, 9, 9, 9, 1, 2], 256 + 0x201],
    ['in four, after its window and a dictionary', [0x82, window, 9, 9, 1, 2, 0, 0], 0x201],
  ])('that says its size %s may unfold to it, and to no byte more', async (_, bytes, size) => {
    const delta = await made(...bytes);
    await expect(applyDelta(delta, before, size - 1)).rejects.toThrow('cannot be applied');
    await expect(applyDelta(delta, before, size)).rejects.not.toThrow('cannot be applied');
  });

  test('that does not say its size may not unfold', async () => {
    const delta = await made(0x00, window, 1, 2, 3, 4, 5, 6, 7, 8);
    await expect(applyDelta(delta, before, Number.MAX_SAFE_INTEGER)).rejects.toThrow('cannot be applied');
  });
});

test.each([
  ['pages/list.1a2b3c4d.js', 'pages/list.js', 'pages/list.*.js'],
  ['fallback.antd.9482b42a0c.css', 'fallback.antd.css', 'fallback.antd.*.css'],
  ['remoteEntry.js', 'remoteEntry.js', 'remoteEntry.js'],
  ['list.1a2b3c4.js', 'list.1a2b3c4.js', 'list.1a2b3c4.js'],
  ['list.1a2b3c4d.js.map', 'list.1a2b3c4d.js.map', 'list.1a2b3c4d.js.map'],
])('%s is %s in all builds', (path, name, pattern) => {
  expect([nameInBuilds(path), nameInBuilds(path, '.*')]).toEqual([name, pattern]);
});

test('scripts and styles have deltas, other files and names that mean something in a pattern have none', () => {
  const files = [
    'a/list.js',
    'list.mjs',
    'list.css',
    'list.json',
    'list.js.br',
    'li*t.js',
    'l(i)st.js',
    'lïst.js',
  ];
  expect(files.filter(hasDeltas)).toEqual(['a/list.js', 'list.mjs', 'list.css']);
});
