import type { CellValue, Column } from '../column';
import { choicesIn } from './choicesIn';
import type { Filter, FilterKind } from './filter';
import { filterRows } from './filterRows';

interface Row {
  value: CellValue;
  groups?: readonly string[];
}

const columnOf = (kind: FilterKind): Column<Row>[] => [
  { key: 'value', title: 'Value', kind: 'text', filter: kind, value: ({ value }) => value },
];
const passing = (filter: Filter, values: readonly CellValue[]) =>
  filterRows(
    values.map((value) => ({ value })),
    columnOf(filter.kind),
    new Map([['value', filter]]),
  ).map(({ value }) => value);

const at = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts);

test.each<[Filter, readonly CellValue[], readonly CellValue[]]>([
  [{ kind: 'text', text: 'DOCK 7' }, ['dock 17', 'dock', '7 docks', null], ['dock 17', '7 docks']],
  [{ kind: 'text', text: ' dock  7 ' }, ['dock 17', 'dock'], ['dock 17']],
  [{ kind: 'choice', values: ['a', '3'] }, ['a', 'ab', 3, null], ['a', 3]],
  [{ kind: 'choice', values: [''] }, ['a', '', null, undefined], ['', null, undefined]],
  [{ kind: 'number', min: 2, max: 4 }, [1, 2, 3, 4, 5, null, '3'], [2, 3, 4]],
  [{ kind: 'number', min: -1 }, [-2, -1, 0], [-1, 0]],
  [{ kind: 'number', max: 0 }, [-2, 0, 1, null], [-2, 0]],
  [{ kind: 'yesNo', value: true }, [true, false, null], [true]],
  [{ kind: 'yesNo', value: false }, [true, false, null], [false, null]],
])('the filter %j of %j leaves %j', (filter, values, left) => {
  expect(passing(filter, values)).toEqual(left);
});

test('days are those of the browser, the last one to its end; what is no time is left out', () => {
  const first = at(2026, 0, 1).getTime();
  const end = at(2026, 0, 31, 23, 59, 59);
  const times = [first - 1, first, end.toISOString(), end.getTime() + 1000, null, 'never'];
  expect(passing({ kind: 'date', from: '2026-01-01', to: '2026-01-31' }, times)).toEqual([
    first,
    end.toISOString(),
  ]);
  expect(passing({ kind: 'date', to: '2025-12-31' }, times)).toEqual([first - 1]);
  expect(passing({ kind: 'date', from: '2026-02-01' }, times)).toEqual([end.getTime() + 1000]);
});

test.each([
  ['UTC', '2026-03-28T23:30:00Z', '2026-03-28'],
  ['Europe/Oslo', '2026-03-28T22:30:00Z', '2026-03-28'],
  ['Europe/Oslo', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Asia/Tokyo', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['America/New_York', '2026-03-29T03:30:00Z', '2026-03-28'],
  ['Europe/Oslo', '2026-03-29T21:59:00Z', '2026-03-29'],
  ['Europe/Oslo', '2026-03-29T22:00:00Z', '2026-03-30'],
])('in %s the time %s is on %s', (zone, time, day) => {
  const days = ['2026-03-28', '2026-03-29', '2026-03-30'].filter(
    (each) =>
      filterRows(
        [{ value: time }],
        columnOf('date'),
        new Map([['value', { kind: 'date', from: each, to: each }]]),
        zone,
      ).length > 0,
  );
  expect(days).toEqual([day]);
});

test('several filters all count, and without any the list is the same one', () => {
  const rows = [{ value: 'a' }, { value: 'b' }];
  const columns: Column<Row>[] = [
    ...columnOf('text'),
    { key: 'groups', title: 'Groups', kind: 'text', filter: { kind: 'choice', value: () => ['x', 'y'] } },
  ];
  const of = (choice: string) =>
    filterRows(
      rows,
      columns,
      new Map<string, Filter>([
        ['value', { kind: 'text', text: 'a' }],
        ['groups', { kind: 'choice', values: [choice] }],
      ]),
    );
  expect(of('y')).toEqual([{ value: 'a' }]);
  expect(of('z')).toEqual([]);
  const inGroups = (text: string) => filterRows(rows, columns, new Map([['groups', { kind: 'text', text }]]));
  expect([inGroups('x y'), inGroups('xy')]).toEqual([rows, []]);
  expect(filterRows(rows, columns, new Map())).toBe(rows);
});

test('choices are those of the rows by name, blank last, what is chosen stays though no row has it', () => {
  const rows: Row[] = [
    { value: '', groups: [] },
    { value: '', groups: ['b', 'a', 'b'] },
    { value: '', groups: ['a10'] },
    { value: '', groups: ['a9', 'a'] },
  ];
  const column: Column<Row> = {
    key: 'groups',
    title: 'Groups',
    kind: 'text',
    filter: { kind: 'choice', value: ({ groups }) => groups ?? [] },
  };
  const labelOf = (value: string) => (value === '' ? '(blank)' : value.toUpperCase());
  const found = choicesIn(rows, column, ['gone'], labelOf, 'en');
  expect(found.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'A 2',
    'A9 1',
    'A10 1',
    'B 1',
    'GONE 0',
    '(blank) 1',
  ]);
});
