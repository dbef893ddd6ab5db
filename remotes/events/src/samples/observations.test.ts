import type { HistoryRow } from '@console/api-client/items';
import fc from 'fast-check';
import { newestObservations, wanted } from './observations';

const now = Date.UTC(2026, 4, 1, 12);
const page = 1000;
const year = 365 * 24 * 60 * 60_000;

/** Observations at these times, as a service has them that gives the oldest first, a page at a time. */
function serviceWith(times: readonly number[]) {
  const rows = [...times]
    .sort((one, other) => one - other)
    .map((time, at) => ({ epc: String(at), observationTime: new Date(time).toISOString() }) as HistoryRow);
  const since = jest.fn(async (time: number) => {
    const all = rows.filter(({ observationTime }) => Date.parse(observationTime ?? '') >= time);
    return { rows: all.slice(0, page), isWhole: all.length <= page };
  });
  return { rows, since };
}

const timesOf = (rows: readonly HistoryRow[]) => rows.map(({ observationTime }) => observationTime);

/** `count` observations of the last `period` milliseconds, evenly spread. */
const evenly = (count: number, period: number) =>
  Array.from({ length: count }, (_, at) => now - Math.floor((at * period) / count));

test.each([
  ['none at all', [], 6],
  ['few, long ago', evenly(7, year), 6],
  ['a quiet hour', evenly(300, 60 * 60_000), 3],
  ['ten thousand in five minutes', evenly(10_000, 5 * 60_000), 8],
  ['a hundred thousand in a second', evenly(100_000, 1000), 30],
  ['a busy year that ended a month ago', evenly(50_000, year).map((time) => time - 31 * 86_400_000), 20],
  ['more than a page in one millisecond', [...Array(3000).fill(now - 70_000), ...evenly(40, 60_000)], 24],
  [
    'the clock of the service is an hour ahead',
    evenly(20_000, year / 52).map((time) => time + 3_600_000),
    24,
  ],
])('the newest hundred of %s, with few requests', async (_, times, requests) => {
  const { rows, since } = serviceWith(times);
  const found = await newestObservations(since, now);
  expect(timesOf(found)).toEqual(timesOf(rows.slice(-wanted).reverse()));
  expect(since.mock.calls.length).toBeLessThanOrEqual(requests);
});

test('the newest hundred, whenever they were observed', async () => {
  const bursts = fc.array(
    fc.record({
      ago: fc.oneof(fc.nat(1000), fc.nat(year), fc.nat(20 * 60_000)),
      count: fc.oneof(fc.nat(5), fc.nat(1500)),
      every: fc.constantFrom(0, 1, 50, 90_000),
    }),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(bursts, async (given) => {
      const times = given.flatMap(({ ago, count, every }) =>
        Array.from({ length: count }, (_, at) => now - ago - at * every),
      );
      const { rows, since } = serviceWith(times);
      expect(timesOf(await newestObservations(since, now))).toEqual(timesOf(rows.slice(-wanted).reverse()));
    }),
    { numRuns: 40 },
  );
});
