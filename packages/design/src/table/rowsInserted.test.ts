import { rowsInserted } from './rowsInserted';

const inserted = (before: string, after: string, first: number) =>
  rowsInserted([...before], [...after], (row) => row, first);

test.each([
  ['abcdef', 'abcdef', 3, 0],
  ['abcdef', 'xyabcdef', 3, 2],
  ['abcdef', 'bcdef', 3, -1],
  ['abcdef', 'abcef', 3, -1],
  ['abcdef', 'xabcef', 3, 0],
  ['abcdef', 'uvw', 3, 0],
  ['abcdef', 'xabcdef', 0, 0],
  ['abcdef', '', 4, 0],
])('from %s to %s with row %i first in sight, the part in sight moves by %i', (before, after, first, by) => {
  expect(inserted(before, after, first)).toBe(by);
});
