import { timedValues, withGaps } from './livePoints';

test('values that came in time are one line', () => {
  expect(
    withGaps(
      [
        [0, 1],
        [10, 2],
        [24, 3],
      ],
      10,
    ),
  ).toEqual([
    [0, 1],
    [10, 2],
    [24, 3],
  ]);
});

test('a line breaks where values are missing, and where one is no number', () => {
  expect(
    withGaps(
      [
        [0, 1],
        [40, 2],
        [50, Number.NaN],
        [60, null],
      ],
      10,
    ),
  ).toEqual([
    [0, 1],
    [10, null],
    [40, 2],
    [50, null],
    [60, null],
  ]);
});

test('values that came together lie an interval apart, the last of them now', () => {
  expect(timedValues([1, 2, 3], 100, 10)).toEqual([
    [80, 1],
    [90, 2],
    [100, 3],
  ]);
  expect(timedValues([], 100, 10)).toEqual([]);
});
