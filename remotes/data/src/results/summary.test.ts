import fc from 'fast-check';
import { rowKey } from './rowKey';
import { countBy, timeSpan } from './summary';

test('rows are counted by a value, the most frequent first, and those without one, too', () => {
  const zones = ['Dock', undefined, 'Shop', 'Dock', 'Ward', 'Shop', 'Dock'];
  expect(countBy(zones, (zone) => zone)).toEqual([
    { value: 'Dock', count: 3 },
    { value: 'Shop', count: 2 },
    { value: undefined, count: 1 },
    { value: 'Ward', count: 1 },
  ]);
});

test('every row is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string(), { nil: undefined })), (values) => {
      const counts = countBy(values, (value) => value);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    }),
  );
});

test('the first and the last time are found in any order; what is no time is passed over', () => {
  expect(timeSpan(['2026-03-02T09:00:00Z', undefined, '2026-03-02T08:00:00.5Z', 'noon'])).toEqual({
    first: '2026-03-02T08:00:00.5Z',
    last: '2026-03-02T09:00:00Z',
  });
  expect(timeSpan([undefined, 'noon'])).toBeUndefined();
});

test('equal rows have different keys, and a row keeps its own', () => {
  const [one, other] = [{ epc: 'A' }, { epc: 'A' }];
  expect(rowKey(one)).not.toBe(rowKey(other));
  expect(rowKey(one)).toBe(rowKey(one));
});
