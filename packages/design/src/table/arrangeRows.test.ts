import fc from 'fast-check';
import { createSearch, readSort, sortRows, writeSort } from './arrangeRows';
import type { CellValue, Column } from './column';

interface Row {
  name: string;
  value: CellValue;
}

const column: Column<Row> = { key: 'value', title: 'Value', kind: 'text', value: (row) => row.value };
const rowsOf = (...values: CellValue[]) => values.map((value, index) => ({ name: `row ${index}`, value }));
const valuesOf = (rows: readonly Row[]) => rows.map(({ value }) => value);

test.each([
  ['name', { key: 'name', descending: false }],
  ['-name', { key: 'name', descending: true }],
  ['', undefined],
  ['-', undefined],
  [null, undefined],
])('the sort %p of an address is read', (text, sort) => {
  expect(readSort(text)).toEqual(sort);
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-zA-Z]*$/), fc.boolean(), (key, descending) => {
      expect(readSort(writeSort({ key, descending }))).toEqual({ key, descending });
    }),
  );
});

test('[TABLE-01] rows are sorted in both directions, numbers inside names by their value', () => {
  const rows = rowsOf('dock-10', 'Dock-2', 'aisle-1');
  expect(valuesOf(sortRows(rows, column, false))).toEqual(['aisle-1', 'Dock-2', 'dock-10']);
  expect(valuesOf(sortRows(rows, column, true))).toEqual(['dock-10', 'Dock-2', 'aisle-1']);
});

test('numbers are sorted as numbers, truth values as no before yes', () => {
  expect(valuesOf(sortRows(rowsOf(10, 9, -1), column, false))).toEqual([-1, 9, 10]);
  expect(valuesOf(sortRows(rowsOf(true, false), column, false))).toEqual([false, true]);
});

test('blank values come last in both directions', () => {
  const rows = rowsOf('', 'b', null, 'a', undefined);
  expect(valuesOf(sortRows(rows, column, false))).toEqual(['a', 'b', '', null, undefined]);
  expect(valuesOf(sortRows(rows, column, true))).toEqual(['b', 'a', '', null, undefined]);
});

test('sorting keeps every row, changes nothing in place and leaves equals in their order', () => {
  const values = fc.array(fc.constantFrom<CellValue>('a', 'b', '', null));
  fc.assert(
    fc.property(values, fc.boolean(), (list, descending) => {
      const rows = rowsOf(...list);
      const before = [...rows];
      const sorted = sortRows(rows, column, descending);
      expect(rows).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(rows));
      for (const value of ['a', 'b']) {
        const names = (found: readonly Row[]) => found.filter((row) => row.value === value);
        expect(names(sorted)).toEqual(names(rows));
      }
    }),
  );
});

test('without a column to sort by the rows stay the same list', () => {
  const rows = rowsOf('b', 'a');
  expect(sortRows(rows, undefined, false)).toBe(rows);
});

describe('the search', () => {
  const name: Column<Row> = { key: 'name', title: 'Name', kind: 'name', value: (row) => row.name };
  const rows = rowsOf('Leipzig', 'Oslo');

  test.each([
    ['', [0, 1]],
    ['  ', [0, 1]],
    ['OSLO', [1]],
    ['row', [0, 1]],
    ['row leip', [0]],
    ['leip row', [0]],
    ['leip oslo', []],
    ['rowleip', []],
  ])('finds %p in %p', (query, found) => {
    expect(createSearch([name, column])(rows, query)).toEqual(found.map((index) => rows[index as number]));
  });

  test('gives the same list for a blank query, so that nothing is drawn again', () => {
    expect(createSearch([name])(rows, '')).toBe(rows);
  });

  test('prepares a row once, however often it is searched', () => {
    const value = jest.fn((row: Row) => row.name);
    const find = createSearch([{ ...name, value }]);
    for (const query of ['r', 'ro', 'row']) find(rows, query);
    expect(value).toHaveBeenCalledTimes(rows.length);
  });
});
