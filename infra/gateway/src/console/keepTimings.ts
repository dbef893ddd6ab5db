import type { MeasuredTimes, TimedBuild, TimingMeasure } from '@console/remote/operation';

/** Upper limits of what is counted together, in ms: each a fifth above the one before, up to ten minutes. */
export const limits: readonly number[] = Array.from({ length: 61 }, (_, step) =>
  Math.round(10 * 1.2 ** step),
);

/** Series that are kept, one for each measure of a build; the one that was not heard of for longest is dropped first. */
const mostKept = 400;

/** Times that are taken in a minute; what is beyond is not counted, which changes no distribution. */
const mostPerMinute = 6000;

/** The times of one measure of a build, counted by {@link limits}. */
export interface TimingSeries {
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  readonly measure: TimingMeasure;
  /** As many as there are limits. */
  readonly counts: readonly number[];
}

const keyOf = ({ remote, version, build, measure }: Omit<TimingSeries, 'counts'>) =>
  `${remote} ${version} ${build} ${measure}`;

/** Where a time is counted. */
function placeOf(time: number): number {
  const place = limits.findIndex((limit) => time <= limit);
  return place < 0 ? limits.length - 1 : place;
}

/** The time below which a share of all lies, reckoned evenly within what is counted together. */
function quantile(counts: readonly number[], total: number, share: number): number {
  let passed = 0;
  for (const [place, count] of counts.entries()) {
    const wanted = total * share - passed;
    if (count > 0 && wanted <= count) {
      const below = limits[place - 1] ?? 0;
      return Math.round(below + ((limits[place] ?? below) - below) * (wanted / count));
    }
    passed += count;
  }
  return limits.at(-1) ?? 0;
}

/** Summary of a series for administrators. */
export function summarize({ counts, ...of }: TimingSeries): MeasuredTimes {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const at = (share: number) => quantile(counts, count, share);
  return { ...of, count, p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}

/** Joins what several gateways counted. */
export function mergeTimings(all: readonly TimingSeries[]): TimingSeries[] {
  const merged = new Map<string, TimingSeries>();
  for (const series of all) {
    const before = merged.get(keyOf(series))?.counts;
    const counts = series.counts.map((count, place) => count + (before?.[place] ?? 0));
    merged.set(keyOf(series), { ...series, counts });
  }
  return [...merged.values()];
}

/** Times that are counted in memory. */
interface KeptTimings {
  /** Counts what a browser measured of a build. @returns what was counted of it */
  add(timed: TimedBuild, now: number): readonly (readonly [measure: TimingMeasure, time: number])[];
  list(): readonly TimingSeries[];
}

/** Counts of times by build and measure, in bounded memory. */
export function keepTimings(): KeptTimings {
  const kept = new Map<string, TimingSeries & { readonly counts: number[] }>();
  let minute = 0;
  let taken = 0;
  return {
    add({ remote, version, build, times }, now) {
      const current = Math.floor(now / 60_000);
      if (current !== minute) [minute, taken] = [current, 0];
      const measured = Object.entries(times).flatMap(([measure, all]) =>
        all.map((time) => [measure as TimingMeasure, time] as const),
      );
      const counted = measured.slice(0, Math.max(0, mostPerMinute - taken));
      taken += counted.length;
      for (const [measure, time] of counted) {
        const of = { remote, version, build, measure };
        const series = kept.get(keyOf(of)) ?? { ...of, counts: limits.map(() => 0) };
        series.counts[placeOf(time)] = (series.counts[placeOf(time)] ?? 0) + 1;
        kept.delete(keyOf(of));
        kept.set(keyOf(of), series);
        const [oldest] = kept.keys();
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      }
      return counted;
    },
    list: () => [...kept.values()],
  };
}
