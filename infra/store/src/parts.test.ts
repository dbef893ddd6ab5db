import { cutParts, stretchesOf } from './parts';

const nearby = 65_536;

test('parts that lie near each other are one stretch, in the order of the file', () => {
  const parts = [
    { at: 10 + nearby, length: 5 },
    { at: 0, length: 10 },
    { at: 16 + 2 * nearby, length: 1 },
  ];
  expect(stretchesOf(parts)).toEqual([
    { at: 0, length: 15 + nearby },
    { at: 16 + 2 * nearby, length: 1 },
  ]);
  expect(stretchesOf([])).toEqual([]);
});

test('a part within another one makes its stretch no shorter', () => {
  const parts = [
    { at: 5, length: 100 },
    { at: 6, length: 10 },
    { at: 100, length: 20 },
  ];
  expect(stretchesOf(parts)).toEqual([{ at: 5, length: 115 }]);
});

test('parts are cut out of the stretches that hold them, as far as these were there', () => {
  const stretches = [
    { at: 2, content: Buffer.from('cdefgh') },
    { at: 100, content: Buffer.from('xyz') },
  ];
  const cut = (at: number, length: number) => String(cutParts([{ at, length }], stretches)[0]);
  expect(cut(2, 2)).toBe('cd');
  expect(cut(4, 3)).toBe('efg');
  expect(cut(6, 10)).toBe('gh');
  expect(cut(50, 10)).toBe('');
  expect(cut(100, 1)).toBe('x');
  expect(cut(101, 9)).toBe('yz');
  expect(cut(0, 2)).toBe('');
});
