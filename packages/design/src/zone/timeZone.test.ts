import { formatClock, isTimeZone, offsetAt } from '.';

test('a name that is no zone is known as none', () => {
  expect([isTimeZone('Europe/Oslo'), isTimeZone('Middle/Earth')]).toEqual([true, false]);
});

test('the time of day is that of the zone, with 24 hours', () => {
  const instant = Date.parse('2026-11-22T23:04:05Z');
  expect([formatClock(instant, 'UTC'), formatClock(instant, 'Europe/Oslo')]).toEqual([
    '23:04:05',
    '00:04:05',
  ]);
});

test('a zone is as far from UTC in the middle of a second as at noon', () => {
  const offsets = ['2026-07-01T12:00:00Z', '2026-07-01T12:34:56.789Z', '2026-12-01T12:34:56.789Z'].map(
    (instant) => offsetAt(Date.parse(instant), 'Europe/Oslo') / 3_600_000,
  );
  expect(offsets).toEqual([2, 2, 1]);
});
