import fc from 'fast-check';
import type { Column } from '../column';
import { cleanColumns } from '../columns/shownColumns';
import { cleanFilter, type Filter, type FilterKind } from '../filters/filter';
import { namesTable, readTableState, type TableState, writeTableState } from './tableState';

type Row = Readonly<Record<string, string>>;

const column = (key: string, kind: Column<Row>['kind'], filter?: FilterKind): Column<Row> => ({
  key,
  title: key,
  kind,
  filter,
  value: (row) => row[key],
});

const columns: Column<Row>[] = [
  column('name', 'name', 'text'),
  column('type', 'text', 'choice'),
  column('heat', 'short', 'number'),
  column('seen', 'date', 'date'),
  column('on', 'short', 'yesNo'),
  { key: 'note', title: 'note', kind: 'text' },
  { key: 'actions', title: 'actions', kind: 'actions' },
];
const sortable = ['name', 'type', 'heat', 'seen', 'on'];
const arrangeable = [...sortable, 'note'];

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const rangeOf = <End extends string | number>(end: fc.Arbitrary<End>) =>
  fc
    .tuple(fc.option(end), fc.option(end))
    .map(([one, other]) => (one !== null && other !== null && one > other ? [other, one] : [one, other]))
    .map(([from, to]) => [from ?? undefined, to ?? undefined] as const);

const filters: Readonly<Record<string, fc.Arbitrary<Filter>>> = {
  name: fc.string().map((text) => ({ kind: 'text', text })),
  type: fc.array(fc.string()).map((values) => ({ kind: 'choice', values })),
  heat: rangeOf(number).map(([min, max]) => ({ kind: 'number', min, max })),
  seen: rangeOf(day).map(([from, to]) => ({ kind: 'date', from, to })),
  on: fc.boolean().map((value) => ({ kind: 'yesNo', value })),
};

const states: fc.Arbitrary<TableState> = fc
  .record({
    search: fc.string({ maxLength: 50 }),
    sorts: fc.uniqueArray(fc.record({ key: fc.constantFrom(...sortable), descending: fc.boolean() }), {
      selector: ({ key }) => key,
      minLength: 1,
    }),
    filters: fc.record(filters, { requiredKeys: [] }),
    columns: fc.option(fc.uniqueArray(fc.constantFrom(...arrangeable), { minLength: 1 })),
  })
  .map((state) => ({
    ...state,
    filters: new Map(
      Object.keys(filters).flatMap((key): [string, Filter][] => {
        const filter = state.filters[key];
        const clean = filter && cleanFilter(filter);
        return clean ? [[key, clean]] : [];
      }),
    ),
    columns: state.columns ? cleanColumns(columns, state.columns) : undefined,
  }));

test('1,000 random states come back from the address they are written into', () => {
  fc.assert(
    fc.property(
      states,
      fc.constantFrom(undefined, 'active'),
      fc.constantFrom(undefined, 'name'),
      (state, name, initialSort) => {
        const shape = { columns, name, initialSort };
        const others = new URLSearchParams('tab=all');
        const text = writeTableState(others, state, shape).toString();
        expect(readTableState(new URLSearchParams(text), shape)).toEqual(state);
        expect(new URLSearchParams(text).get('tab')).toBe('all');
      },
    ),
    { numRuns: 1000 },
  );
});

test('addresses are short and can be read', () => {
  const state: TableState = {
    search: 'dock 7',
    sorts: [
      { key: 'seen', descending: true },
      { key: 'name', descending: false },
    ],
    filters: new Map<string, Filter>([
      ['type', { kind: 'choice', values: ['XARRAY', 'XSPAN'] }],
      ['heat', { kind: 'number', min: 10.5 }],
      ['seen', { kind: 'date', from: '2026-01-01', to: '2026-01-31' }],
      ['on', { kind: 'yesNo', value: false }],
    ]),
    columns: ['name', 'heat'],
  };
  const write = (name?: string) =>
    writeTableState(new URLSearchParams(), state, { columns, name, initialSort: 'name' }).toString();
  expect(write()).toBe(
    'search=dock+7&sort=-seen+name&filter.type=XARRAY&filter.type=XSPAN&filter.heat=10.5..' +
      '&filter.seen=2026-01-01..2026-01-31&filter.on=no&columns=name+heat',
  );
  expect(write('jobs')).toContain('jobs.search=dock+7&jobs.sort=-seen+name&jobs.filter.type=XARRAY');
});

const untouched: TableState = {
  search: '',
  sorts: [{ key: 'name', descending: false }],
  filters: new Map(),
  columns: undefined,
};

test.each([
  'sort=actions',
  'sort=note',
  'sort=-',
  'sort=__proto__',
  'columns=actions',
  'columns=%00+constructor',
  'columns=',
  'columns=name+type+heat+seen+on+note',
  'filter.type=',
  'filter.name=++',
  'filter.name=',
  'filter.heat=warm',
  'filter.heat=..',
  'filter.heat=1e999..',
  'filter.heat=0x10..',
  'filter.heat=5..1',
  'filter.heat=NaN..Infinity',
  'filter.seen=2026-02-30..',
  'filter.seen=yesterday..',
  'filter.seen=2026-01-02..2026-01-01',
  'filter.seen=%3Cscript%3E',
  'filter.on=true',
  'filter.note=a',
  'filter.__proto__=a',
  'filter.constructor=a',
  'other.search=dock',
])('the crafted address ?%s means nothing', (query) => {
  const blank =
    query === 'filter.type='
      ? { ...untouched, filters: new Map([['type', { kind: 'choice', values: [''] }]]) }
      : untouched;
  const params = new URLSearchParams(query);
  expect(readTableState(params, { columns, initialSort: 'name' })).toEqual(blank);
});

test('whatever an address says, it is read, and what is read comes back', () => {
  const names = ['search', 'sort', 'columns', ...columns.map(({ key }) => `filter.${key}`)];
  const crafted = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 300 })));
  fc.assert(
    fc.property(crafted, (entries) => {
      const shape = { columns, initialSort: 'name' };
      const read = readTableState(new URLSearchParams(entries), shape);
      expect(readTableState(writeTableState(new URLSearchParams(), read, shape), shape)).toEqual(read);
    }),
  );
});

test('an order that goes without saying is not written, nor is none', () => {
  const written = (sorts: TableState['sorts'], initialSort?: string) =>
    writeTableState(new URLSearchParams(), { ...untouched, sorts }, { columns, initialSort }).toString();
  expect(written(untouched.sorts, 'name')).toBe('');
  expect(written(untouched.sorts, '-seen')).toBe('sort=name');
  expect(written([], 'name')).toBe('');
});

test('a search for secrets is neither written nor read, others are cut', () => {
  const shape = { columns, privateSearch: true };
  const written = writeTableState(new URLSearchParams(), { ...untouched, search: 'secret' }, shape);
  expect(written.has('search')).toBe(false);
  const params = new URLSearchParams({ search: 'x'.repeat(201) });
  expect([readTableState(params, shape).search, readTableState(params, { columns }).search]).toEqual([
    '',
    'x'.repeat(200),
  ]);
});

test('names that a table needs are shown even when an address leaves them out', () => {
  const params = new URLSearchParams('columns=seen+unknown+seen+type');
  expect(readTableState(params, { columns }).columns).toEqual(['name', 'seen', 'type']);
});

test.each([
  ['', false],
  ['tab=all', false],
  ['search=a', true],
  ['sort=name', true],
  ['columns=name', true],
  ['filter.type=a', true],
  ['filter.note=a', false],
  ['active.sort=name', false],
])('whether ?%s says anything about the table: %p', (query, says) => {
  expect(namesTable(new URLSearchParams(query), { columns })).toBe(says);
});
