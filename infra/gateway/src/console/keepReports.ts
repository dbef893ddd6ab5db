import type { CountedReport, Report } from '@console/remote/operation';

/** Different reports that are kept; the one that was not reported for longest is dropped first. */
const mostKept = 200;
/** Reports that are taken in a minute; further ones are refused, to protect memory and log. */
const mostPerMinute = 120;

/** Reports of failed remotes that are kept in memory. */
interface KeptReports {
  /** Keeps a report. @returns false when there were too many */
  add(report: Report, now: number): boolean;
  /** The last ones first. */
  list(): readonly CountedReport[];
}

const keyOf = ({ kind, remote, version, build, code, detail = '' }: Report) =>
  JSON.stringify([kind, remote, version, build, code, detail]);

/**
 * Joins what several gateways heard: equal reports are one, with the sum of their counts.
 * @returns the last ones first, as many as one gateway keeps
 */
export function mergeReports(reports: readonly CountedReport[]): readonly CountedReport[] {
  const merged = new Map<string, CountedReport>();
  for (const report of reports) {
    const before = merged.get(keyOf(report)) ?? { ...report, count: 0 };
    const times = [before.first, before.last, report.first, report.last].sort();
    merged.set(keyOf(report), {
      ...before,
      count: before.count + report.count,
      first: times[0] ?? before.first,
      last: times.at(-1) ?? before.last,
    });
  }
  return [...merged.values()].sort((one, other) => (one.last < other.last ? 1 : -1)).slice(0, mostKept);
}

/** The last reports in memory, equal ones counted. */
export function keepReports(): KeptReports {
  const kept = new Map<string, CountedReport>();
  let minute = 0;
  let taken = 0;
  return {
    add(report, now) {
      const current = Math.floor(now / 60_000);
      if (current !== minute) [minute, taken] = [current, 0];
      taken += 1;
      if (taken > mostPerMinute) return false;
      const key = keyOf(report);
      const at = new Date(now).toISOString();
      const before = kept.get(key);
      kept.delete(key);
      kept.set(key, { ...report, count: (before?.count ?? 0) + 1, first: before?.first ?? at, last: at });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return true;
    },
    list: () => [...kept.values()].reverse(),
  };
}
