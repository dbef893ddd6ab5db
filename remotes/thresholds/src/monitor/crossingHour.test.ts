import { addToMinute, crossingHour, linePoints, minuteOf, minutesOf } from './crossingHour';

const now = Date.parse('2026-03-02T08:00:30Z');
const crossing = (creationTime: string, destination: string) => ({ creationTime, destination });

test('an hour has what was kept before and what came since, without counting anything twice', () => {
  const past = minutesOf(
    [
      crossing('2026-03-02T06:00:00Z', 'IN'),
      crossing('2026-03-02T07:30:10Z', 'IN'),
      crossing('2026-03-02T07:30:20Z', 'OUT'),
      crossing('2026-03-02T08:00:20Z', 'OUT'),
      crossing('unreadable', 'OUT'),
    ],
    Date.parse('2026-03-02T08:00:00Z'),
  );
  const live = addToMinute(new Map(), minuteOf(now), { in: 0, out: 3 });
  const hour = crossingHour([past, live], now);
  expect(hour).toMatchObject({ in: 1, out: 4, net: -3 });
  expect(hour.minutes).toHaveLength(60);
  expect(hour.minutes.at(-1)).toEqual({ in: 0, out: 3 });
  expect(hour.minutes.at(-31)).toEqual({ in: 1, out: 1 });
});

test('minutes that are not shown any more are forgotten', () => {
  const first = addToMinute(new Map(), 100, { in: 1, out: 0 });
  expect([...addToMinute(first, 159, { in: 1, out: 0 }).keys()]).toEqual([100, 159]);
  expect([...addToMinute(first, 160, { in: 1, out: 0 }).keys()]).toEqual([160]);
});

test('a line goes from left to right, its largest value at the top', () => {
  expect(linePoints([0, 2, 4], 4)).toBe('0,1 1,0.5 2,0');
  expect(linePoints([0, 0], 0)).toBe('0,1 1,1');
});
