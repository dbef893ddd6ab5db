import type { Column, ColumnKind } from '../column';
import { readColumnSizes } from './columnSizes';
import { fitColumns, leastWidthOf } from './fitColumns';
import { cleanColumns, initialKeys, isChoosable, moveKey, shownColumns } from './shownColumns';

const column = (key: string, kind: ColumnKind, priority?: number): Column<object> => ({
  key,
  title: key,
  kind,
  priority,
});
const columns = [
  column('name', 'name'),
  column('status', 'status'),
  column('type', 'text'),
  column('address', 'text'),
  column('facility', 'text'),
  column('actions', 'actions'),
];
const keysOf = (list: readonly Column<object>[]) => list.map(({ key }) => key);

test.each([
  [undefined, ['name', 'status', 'type', 'address', 'facility', 'actions'], []],
  [80, ['name', 'status', 'type', 'address', 'facility', 'actions'], []],
  [42, ['name', 'status', 'type', 'address', 'actions'], ['facility']],
  [34, ['name', 'status', 'type', 'actions'], ['address', 'facility']],
  [26, ['name', 'status', 'actions'], ['type', 'address', 'facility']],
  [22, ['name', 'status'], ['type', 'address', 'facility', 'actions']],
  [10, ['name', 'status'], ['type', 'address', 'facility', 'actions']],
])('in %p rem the columns %j have room, and %j wait in the details', (width, shown, folded) => {
  const fitted = fitColumns(columns, width, 0);
  expect([keysOf(fitted.shown), keysOf(fitted.folded)]).toEqual([shown, folded]);
});

test('a column of priority 0 stays, one of a higher number goes first, selection takes room of its own', () => {
  const ranked = [
    column('name', 'name'),
    column('first', 'text', 0),
    column('last', 'text', 9),
    column('mid', 'text'),
  ];
  expect(keysOf(fitColumns(ranked, 26, 0).shown)).toEqual(['name', 'first', 'mid']);
  expect(keysOf(fitColumns(ranked, 29, 0).shown)).toEqual(['name', 'first', 'last', 'mid']);
  expect(keysOf(fitColumns(ranked, 29, 2.75).shown)).toEqual(['name', 'first', 'mid']);
});

test('a column that says too little in the least width of its kind asks for more, and others leave for it', () => {
  const wide = [
    ...columns.slice(0, 3),
    column('address', 'text'),
    { ...column('facility', 'text', 1), least: 14 },
  ];
  expect(keysOf(fitColumns(wide, 44, 0).shown)).toEqual(['name', 'status', 'type', 'address', 'facility']);
  expect(keysOf(fitColumns(wide, 40, 0).shown)).toEqual(['name', 'status', 'type', 'facility']);
});

test('names and actions cannot be hidden', () => {
  expect(keysOf(columns.filter(isChoosable))).toEqual(['status', 'type', 'address', 'facility']);
});

test('a column that is not there any more is not shown', () => {
  expect(keysOf(shownColumns(columns, ['gone', 'type', 'name']))).toEqual(['type', 'name', 'actions']);
});

test.each([
  ['no word', 5, 'Id'],
  ['its one word', 8, 'Verantwortung'],
  ['the longest of its words', 5.5, 'In transmit power'],
  ['no more than a limit', 12, 'Donaudampfschifffahrtsgesellschaft'],
  ['no character of a script without spaces', 5, '最終チェックイン'],
])('the heading of a short column asks for %s: %d rem for %s', (_, width, title) => {
  expect(leastWidthOf({ ...column('value', 'short'), title })).toBe(width);
});

test('a choice of columns keeps its order, the names and the place of the actions', () => {
  expect(keysOf(shownColumns(columns, ['type', 'name']))).toEqual(['type', 'name', 'actions']);
  expect(shownColumns(columns, undefined)).toBe(columns);
  expect(cleanColumns(columns, ['type', 'gone', 'type'])).toEqual(['name', 'type']);
  expect(cleanColumns(columns, ['name', 'status', 'type', 'address', 'facility'])).toBeUndefined();
  expect(cleanColumns(columns, ['gone'])).toBeUndefined();
});

test.each([
  ['b', 1, 'acb'],
  ['b', -1, 'bac'],
  ['b', -9, 'bac'],
  ['a', 2, 'bca'],
  ['z', 1, 'abc'],
])('moving %p by %i makes %p', (key, by, order) => {
  expect(moveKey(['a', 'b', 'c'], key, by).join('')).toBe(order);
});

test.each([
  [
    { name: 200, type: 72.5 },
    { name: 200, type: 72.5 },
  ],
  [{ name: -1, type: 'wide', far: 1e9, near: 3, none: null }, {}],
  [null, {}],
  ['wide', {}],
  [undefined, {}],
])('of the widths %j that were kept %j hold', (kept, sizes) => {
  expect(readColumnSizes(kept)).toEqual(sizes);
});

test('a column that is hidden at first is shown when it is asked for, and only then', () => {
  const some = [...columns, { ...column('heat', 'short'), initiallyHidden: true }];
  expect(initialKeys(some)).not.toContain('heat');
  expect(keysOf(shownColumns(some, undefined))).toEqual(keysOf(columns));
  const asked = [...initialKeys(some), 'heat'];
  expect(cleanColumns(some, asked)).toEqual(asked);
  expect(keysOf(shownColumns(some, asked))).toContain('heat');
  expect(cleanColumns(some, initialKeys(some))).toBeUndefined();
});
