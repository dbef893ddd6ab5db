import type { MeasuredTimes, TimingMeasure } from '@console/remote/operation';
import { compareTimings } from './compareTimings';

const measured = (build: string, measure: TimingMeasure, p75: number, count = 100): MeasuredTimes => ({
  remote: 'readers',
  version: '1.0.0',
  build,
  measure,
  count,
  p50: p75 / 2,
  p75,
  p95: p75 * 2,
});
const ran = (build: string, withdrawn = false) => ({
  version: '1.0.0',
  build,
  base: `/remotes/readers/1.0.0-${build}/`,
  federation: '2.9.2',
  contract: '^1.0.0',
  shared: {},
  record: 'sha256-x',
  withdrawn,
});
const entry = { name: 'readers', current: '1.0.0-b', earlier: [ran('x', true), ran('a')] };
const told = (timings: MeasuredTimes[], changes = {}) =>
  compareTimings({ ...entry, ...changes }, timings).map(({ measure, build, slower }) => [
    measure,
    build,
    slower,
  ]);

test('what runs is held against what ran before it and was not taken back', () => {
  expect(
    told([
      measured('a', 'usable', 800),
      measured('x', 'usable', 100),
      measured('b', 'usable', 1200),
      measured('b', 'content', 300),
      { ...measured('b', 'usable', 9), remote: 'jobs' },
    ]),
  ).toEqual([
    ['content', 'b', undefined],
    ['usable', 'b', 0.5],
    ['usable', 'a', undefined],
  ]);
});

test('what is tried out is held against what is released', () => {
  const timings = [measured('b', 'moved', 100), measured('c', 'moved', 300), measured('a', 'moved', 10)];
  const rows = compareTimings({ ...entry, candidate: { build: '1.0.0-c', percent: 10 } }, timings);
  expect(rows.map(({ build, slower }) => [build, slower && Math.round(slower)])).toEqual([
    ['c', 2],
    ['b', 9],
    ['a', undefined],
  ]);
});

test.each([
  ['few have used it', measured('b', 'usable', 3000, 19)],
  ['it differs by a few milliseconds', measured('b', 'usable', 149)],
  ['it differs by less than a fifth', measured('b', 'usable', 119)],
])('a build does not count as slower when %s', (_, row) => {
  expect(told([row, measured('a', 'usable', 100)])[0]).toEqual(['usable', 'b', undefined]);
});
