import fc from 'fast-check';
import { keepTimings, limits, mergeTimings, summarize } from './keepTimings';

const build = { remote: 'readers', version: '1.0.0', build: 'ab12' };
const minute = 60_000;

test('quantiles of a build and measure are told to about a tenth', () => {
  const kept = keepTimings();
  for (let time = 1; time <= 1000; time += 1) kept.add({ ...build, times: { usable: [time] } }, 0);
  const [series] = kept.list();
  expect(series && summarize(series)).toMatchObject({ ...build, measure: 'usable', count: 1000 });
  const { p50 = 0, p75 = 0, p95 = 0 } = series ? summarize(series) : {};
  for (const [found, wanted] of [
    [p50, 500],
    [p75, 750],
    [p95, 950],
  ] as const)
    expect(Math.abs(found / wanted - 1)).toBeLessThan(0.1);
});

test('quantiles grow with their share and lie among what was measured', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 1, maxLength: 50 }), (times) => {
      const kept = keepTimings();
      kept.add({ ...build, times: { moved: times } }, 0);
      const [series] = kept.list();
      const { count, p50, p75, p95 } = summarize(series ?? { ...build, measure: 'moved', counts: [] });
      expect(count).toBe(times.length);
      expect(p50).toBeLessThanOrEqual(p75);
      expect(p75).toBeLessThanOrEqual(p95);
      const most = limits.find((limit) => limit >= Math.max(...times)) ?? limits.at(-1) ?? 0;
      expect(p95).toBeLessThanOrEqual(most);
    }),
  );
});

test('what gateways counted is added, each build and measure by itself', () => {
  const [one, other] = [keepTimings(), keepTimings()];
  one.add({ ...build, times: { usable: [100, 200], content: [50] } }, 0);
  other.add({ ...build, times: { usable: [300] } }, 0);
  other.add({ ...build, build: 'cd34', times: { usable: [9] } }, 0);
  const merged = mergeTimings([...one.list(), ...other.list()]).map(summarize);
  expect(merged.map(({ build: of, measure, count }) => [of, measure, count])).toEqual([
    ['ab12', 'usable', 3],
    ['ab12', 'content', 1],
    ['cd34', 'usable', 1],
  ]);
});

test('memory is bounded, and so is what a minute brings', () => {
  const kept = keepTimings();
  for (let number = 0; number < 1000; number += 1)
    kept.add({ ...build, build: `b${number}`, times: { usable: [1] } }, number * minute);
  expect(kept.list()).toHaveLength(400);
  expect(kept.list().at(-1)?.build).toBe('b999');
  const times = Array.from({ length: 50 }, () => 1);
  const counted = Array.from(
    { length: 1000 },
    () => kept.add({ ...build, times: { usable: times } }, 0).length,
  );
  expect(counted.reduce((sum, count) => sum + count)).toBeLessThan(10_000);
  expect(kept.add({ ...build, times: { usable: times } }, minute)).toHaveLength(50);
});
