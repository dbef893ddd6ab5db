import { formatClock, isTimeZone } from '.';

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
