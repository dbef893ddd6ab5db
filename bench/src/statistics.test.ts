import { median, percentile } from './statistics';

test.each([
  [[3], 3],
  [[3, 1], 2],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the median of nothing is no number', () => {
  expect(median([])).toBeNaN();
});

test('95 of 100 values do not exceed the 95th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
});
