import fc from 'fast-check';
import { collatorOf } from '../../language/collator';
import type { CellValue, Column } from '../column';
import { collationKey } from './collationKey';
import { readSorts, toggleSort, writeSorts } from './sort';
import { sortRows } from './sortRows';

interface Row {
  name: string;
  value: CellValue;
}

const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', kind: 'name', value: (row) => row.name },
  { key: 'value', title: 'Value', kind: 'text', value: (row) => row.value },
  { key: 'fixed', title: 'Fixed', kind: 'text', value: (row) => row.value, sortable: false },
];
const rowsOf = (...values: CellValue[]) => values.map((value, index) => ({ name: `row ${index}`, value }));
const valuesOf = (rows: readonly Row[]) => rows.map(({ value }) => value);
const sorted = (rows: readonly Row[], sort: string) => sortRows(rows, columns, readSorts(sort));

test('keys of texts compare as the collator compares the texts', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[ -~]{0,12}$/),
    fc.stringMatching(/^[aB][-_ .]?0{0,2}[0-9]{0,4}[aB]?[0-9]{0,2}$/),
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [left = '', right = ''] = [collationKey(one, 'en'), collationKey(other, 'en')];
      const order = left === right ? 0 : left < right ? -1 : 1;
      expect(order).toBe(Math.sign(collatorOf('en').compare(one, other)));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['name', [{ key: 'name', descending: false }]],
  ['-name', [{ key: 'name', descending: true }]],
  [
    '-created name',
    [
      { key: 'created', descending: true },
      { key: 'name', descending: false },
    ],
  ],
  ['name -name  name', [{ key: 'name', descending: false }]],
  ['', []],
  ['-', []],
  [null, []],
])('the sort %p of an address is read', (text, sort) => {
  expect(readSorts(text)).toEqual(sort);
});

test('[TABLE-01] a heading alone sorts and turns around; added ones sort, turn around and go', () => {
  const after = (sort: string, key: string, adding = false) =>
    writeSorts(toggleSort(readSorts(sort), key, adding));
  expect(after('', 'name')).toBe('name');
  expect(after('name', 'name')).toBe('-name');
  expect(after('-name', 'name')).toBe('name');
  expect(after('name -type', 'type')).toBe('type');
  expect(after('name', 'type', true)).toBe('name type');
  expect(after('name type', 'type', true)).toBe('name -type');
  expect(after('name -type', 'type', true)).toBe('name');
  expect(after('name', 'name', true)).toBe('-name');
});

test('[TABLE-01] rows are sorted in both directions, numbers inside names by their value', () => {
  const rows = rowsOf('dock-10', 'Dock-2', 'aisle-1');
  expect(valuesOf(sorted(rows, 'value'))).toEqual(['aisle-1', 'Dock-2', 'dock-10']);
  expect(valuesOf(sorted(rows, '-value'))).toEqual(['dock-10', 'Dock-2', 'aisle-1']);
});

test('a column can be sorted by something else than its value', () => {
  const urgency: Column<Row>[] = [
    { key: 'value', title: 'Value', kind: 'status', value: (row) => row.value, sortBy: (row) => row.name },
  ];
  const rows = [
    { name: '2', value: 'alarm' },
    { name: '1', value: 'idle' },
  ];
  expect(valuesOf(sortRows(rows, urgency, readSorts('value')))).toEqual(['idle', 'alarm']);
});

test('[TABLE-01] rows equal in the first sort are in the order of the second', () => {
  const rows = [
    { name: 'c', value: 1 },
    { name: 'a', value: 2 },
    { name: 'b', value: 1 },
  ];
  const names = (sort: string) => sorted(rows, sort).map(({ name }) => name);
  expect(names('value name')).toEqual(['b', 'c', 'a']);
  expect(names('value -name')).toEqual(['c', 'b', 'a']);
  expect(names('-value name')).toEqual(['a', 'b', 'c']);
});

test('numbers are sorted as numbers, truth values as no before yes, a mixture as texts', () => {
  expect(valuesOf(sorted(rowsOf(10, 9, -1), 'value'))).toEqual([-1, 9, 10]);
  expect(valuesOf(sorted(rowsOf(1.5, 1.25, -2, -10), 'value'))).toEqual([-10, -2, 1.25, 1.5]);
  expect(valuesOf(sorted(rowsOf(true, false), 'value'))).toEqual([false, true]);
  expect(valuesOf(sorted(rowsOf('b', 10, 9), 'value'))).toEqual([9, 10, 'b']);
});

test('letters of other languages are where the language has them', () => {
  expect(valuesOf(sorted(rowsOf('Zürich', 'Ärzte', 'Aachen', 'ähnlich'), 'value'))).toEqual([
    'Aachen',
    'ähnlich',
    'Ärzte',
    'Zürich',
  ]);
});

test('blank values come last in both directions', () => {
  const rows = rowsOf('', 'b', null, 'a', undefined);
  expect(valuesOf(sorted(rows, 'value'))).toEqual(['a', 'b', '', null, undefined]);
  expect(valuesOf(sorted(rows, '-value'))).toEqual(['b', 'a', '', null, undefined]);
});

test.each<[CellValue, CellValue]>([
  [1, 2],
  ['é', 'z'],
  ['z', 'Ω'],
])('blank values come last beside %p and %p', (low, high) => {
  const rows = rowsOf(undefined, high, null, low, '');
  expect(valuesOf(sorted(rows, 'value'))).toEqual([low, high, undefined, null, '']);
  expect(valuesOf(sorted(rows, '-value'))).toEqual([high, low, undefined, null, '']);
});

test('sorting keeps every row, changes nothing in place and leaves equals in their order', () => {
  const values = fc.array(fc.constantFrom<CellValue>('a', 'b', '', null));
  fc.assert(
    fc.property(values, fc.boolean(), (list, descending) => {
      const rows = rowsOf(...list);
      const before = [...rows];
      const result = sorted(rows, descending ? '-value' : 'value');
      expect(rows).toEqual(before);
      expect(new Set(result)).toEqual(new Set(rows));
      for (const value of ['a', 'b']) {
        const names = (found: readonly Row[]) => found.filter((row) => row.value === value);
        expect(names(result)).toEqual(names(rows));
      }
    }),
  );
});

test.each(['', 'unknown', 'fixed'])('sorted by %p the rows stay the same list', (sort) => {
  const rows = rowsOf('b', 'a');
  expect(sorted(rows, sort)).toBe(rows);
});

test('only printable ASCII has a key', () => {
  expect(['é', 'a\nb', '😀'].map((text) => collationKey(text, 'en'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
