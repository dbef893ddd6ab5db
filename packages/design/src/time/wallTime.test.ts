import fc from 'fast-check';
import moment from 'moment';
import { instantOf, wallTime } from './wallTime';

const noon = Date.UTC(2026, 6, 1, 12, 0, 0);

test.each([
  ['UTC', '2026-07-01 12:00:00'],
  ['Europe/Oslo', '2026-07-01 14:00:00'],
  ['America/New_York', '2026-07-01 08:00:00'],
  ['Asia/Kolkata', '2026-07-01 17:30:00'],
  [undefined, moment(noon).format('YYYY-MM-DD HH:mm:ss')],
])('the clocks of %s show their own time', (zone, shown) => {
  expect(wallTime(noon, zone).format('YYYY-MM-DD HH:mm:ss')).toBe(shown);
});

test('what clocks show leads back to the instant, but for the hour they show twice', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Oslo', 'America/New_York', 'Asia/Kolkata', undefined);
  const second = fc.integer({ min: 0, max: 2 ** 31 });
  fc.assert(
    fc.property(second, zone, (seconds, where) => {
      const instant = seconds * 1000;
      const wall = wallTime(instant, where);
      expect(wallTime(instantOf(wall, where), where).format()).toBe(wall.format());
    }),
  );
});
