import { rangeBetween, stillThere, withIds } from './selectRange';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['b', 'b', 'b'],
  [undefined, 'c', 'c'],
  ['gone', 'c', 'c'],
  ['a', 'gone', 'gone'],
])('[TABLE-04] from %p to %p are %p', (from, to, range) => {
  expect(rangeBetween(ids, from, to).join('')).toBe(range);
});

test('[TABLE-04] ids are put in and taken out', () => {
  expect([...withIds(new Set(['a']), ['b', 'a'], true)]).toEqual(['a', 'b']);
  expect([...withIds(new Set(['a', 'b']), ['b', 'z'], false)]).toEqual(['a']);
});

test('[TABLE-04] what is no longer there is no longer selected', () => {
  const selection = new Set(['a', 'z']);
  expect([...stillThere(selection, ids)]).toEqual(['a']);
  const all = new Set(['a', 'b']);
  expect(stillThere(all, ids)).toBe(all);
  expect(stillThere(selection, undefined)).toBe(selection);
});
