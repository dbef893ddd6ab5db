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

test.each([
  ['before clocks are put forward', '2026-03-29T01:30:00', '2026-03-29T00:30:00.000Z'],
  ['after it', '2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
  ['in the hour that they skip', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ['before clocks are put back', '2026-10-25T01:30:00', '2026-10-24T23:30:00.000Z'],
  ['in the hour that they show twice', '2026-10-25T02:30:00', '2026-10-25T01:30:00.000Z'],
  ['after it', '2026-10-25T03:30:00', '2026-10-25T02:30:00.000Z'],
])('a time %s is one instant', (_, wall, instant) => {
  expect(new Date(instantOf(moment.utc(wall), 'Europe/Oslo')).toISOString()).toBe(instant);
});

test('of a time only what clocks show counts, not where it was read', () => {
  const read = moment.parseZone('2026-07-01T12:00:00+03:00');
  expect(new Date(instantOf(read, 'Asia/Kolkata')).toISOString()).toBe('2026-07-01T06:30:00.000Z');
});
