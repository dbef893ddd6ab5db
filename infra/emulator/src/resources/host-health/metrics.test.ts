import fc from 'fast-check';
import { episodeAt, episodesBetween } from './episodes';
import { limits } from './limits';
import type { Metric } from './metricNames';
import { metricValue } from './metrics';

const seed = 1;
const week = [Date.parse('2026-02-23T08:00:00Z'), Date.parse('2026-03-02T08:00:00Z')] as const;
const moments = fc.date({ min: new Date(week[0]), max: new Date(week[1]), noInvalidDate: true });

test.each<[Metric, number, number]>([
  ['system.cpu.usage', 0, 1],
  ['system.memory.available', 0, 8 * 2 ** 30],
  ['system.disk.free', 0, 100 * 2 ** 30],
])('%s stays between %d and %d, and is the same for the same moment', (metric, least, most) => {
  fc.assert(
    fc.property(moments, fc.nat(100), (at, anySeed) => {
      const value = metricValue(metric, at, anySeed);
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
      expect(metricValue(metric, at, anySeed)).toBe(value);
    }),
  );
});

test('a metric is beyond its limit exactly while the host is short of it', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const short = (metric: Metric) => episodeAt(metric, at.getTime(), seed) !== undefined;
      expect(metricValue('system.cpu.usage', at, seed) * 100 > limits.cpuMax).toBe(short('system.cpu.usage'));
      expect(metricValue('system.memory.available', at, seed) / 2 ** 20 < limits.memFreeMin).toBe(
        short('system.memory.available'),
      );
    }),
    { numRuns: 500 },
  );
});

test('a metric moves in small steps', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const second = new Date(at.getTime() + 1000);
      if (episodesBetween(at.getTime() - 3_600_000, second.getTime(), seed).length > 0) return;
      const change =
        metricValue('system.cpu.usage', second, seed) - metricValue('system.cpu.usage', at, seed);
      expect(Math.abs(change)).toBeLessThan(0.02);
    }),
  );
});

test('a week has some episodes, each found at every moment of it', () => {
  const episodes = episodesBetween(...week, seed);
  expect(episodes.length).toBeGreaterThan(1);
  expect(episodes.length).toBeLessThan(12);
  for (const episode of episodes) {
    const { metric, start, end } = episode;
    for (const time of [start, (start + end) / 2, end - 1])
      expect(episodeAt(metric, time, seed)).toEqual(episode);
    for (const time of [start - 1, end]) expect(episodeAt(metric, time, seed)).toBeUndefined();
  }
});
