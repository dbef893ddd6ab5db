import {
  cleanFilter,
  type Filter,
  type FilterKind,
  readDay,
  readFilter,
  readNumber,
  writeFilter,
} from './filter';

test.each([
  ['12', 12],
  ['-12.25', -12.25],
  ['1e3', 1000],
  ['1E+12', 1e12],
  ['25e-1', 2.5],
  ['', undefined],
  ['x12', undefined],
  ['12x', undefined],
  ['1.', undefined],
  ['.5', undefined],
  ['0x10', undefined],
  ['1e999', undefined],
])('%p is the number %p', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['12026-02-28', undefined],
  ['2026-02-281', undefined],
  ['2026-2-28', undefined],
  ['26-02-28', undefined],
  ['2026-02-2', undefined],
  ['', undefined],
])('%p is the day %p', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each<[FilterKind, readonly string[], Filter | undefined]>([
  ['text', ['dock'], { kind: 'text', text: 'dock' }],
  ['text', ['  '], undefined],
  ['text', [], undefined],
  ['choice', ['a', 'b', 'a'], { kind: 'choice', values: ['a', 'b'] }],
  ['choice', [], undefined],
  ['number', ['1..2.5'], { kind: 'number', min: 1, max: 2.5 }],
  ['number', ['2..2'], { kind: 'number', min: 2, max: 2 }],
  ['number', ['..-1'], { kind: 'number', max: -1 }],
  ['number', ['10..'], { kind: 'number', min: 10 }],
  ['number', ['2..1'], undefined],
  ['number', ['1..x'], undefined],
  ['number', ['x..1'], undefined],
  ['number', ['..'], undefined],
  ['number', ['5'], undefined],
  ['number', [], undefined],
  ['date', ['2026-01-01..2026-01-31'], { kind: 'date', from: '2026-01-01', to: '2026-01-31' }],
  ['date', ['2026-01-01..2026-01-01'], { kind: 'date', from: '2026-01-01', to: '2026-01-01' }],
  ['date', ['..2026-01-31'], { kind: 'date', to: '2026-01-31' }],
  ['date', ['2026-01-01..'], { kind: 'date', from: '2026-01-01' }],
  ['date', ['2026-01-31..2026-01-01'], undefined],
  ['date', ['2026-01-01..31'], undefined],
  ['date', ['..'], undefined],
  ['yesNo', ['yes'], { kind: 'yesNo', value: true }],
  ['yesNo', ['no'], { kind: 'yesNo', value: false }],
  ['yesNo', ['maybe'], undefined],
])('as a filter of %s, %j of an address is %j', (kind, values, filter) => {
  const read = readFilter(kind, values);
  expect(read).toStrictEqual(filter);
  if (read) expect(readFilter(kind, writeFilter(read))).toStrictEqual(read);
});

test('of texts 200 characters count, of choices those that are no longer', () => {
  const texts = ['x'.repeat(200), 'x'.repeat(201)];
  expect(readFilter('text', texts.slice(1))).toEqual({ kind: 'text', text: texts[0] });
  expect(readFilter('choice', texts)).toEqual({ kind: 'choice', values: [texts[0]] });
});

test('of choices the first hundred count', () => {
  const values = Array.from({ length: 101 }, (_, at) => `${at}`);
  expect(readFilter('choice', values)).toEqual({ kind: 'choice', values: values.slice(0, 100) });
});

test.each<[Filter, Filter | undefined]>([
  [
    { kind: 'number', min: 1, max: undefined },
    { kind: 'number', min: 1 },
  ],
  [{ kind: 'number', min: 2, max: 1 }, undefined],
  [{ kind: 'number' }, undefined],
  [
    { kind: 'date', from: '2026-01-01', to: '' },
    { kind: 'date', from: '2026-01-01' },
  ],
  [{ kind: 'date', from: '2026-02-30' }, undefined],
  [
    { kind: 'yesNo', value: false },
    { kind: 'yesNo', value: false },
  ],
])('of what was chosen, %j, there is left %j', (chosen, left) => {
  expect(cleanFilter(chosen)).toStrictEqual(left);
});
