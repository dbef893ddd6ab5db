import type { Timing } from './slowest';

/** Kinds of files that are repeated, by their paths below the workspace. */
export const kinds = {
  jest: (file: string) => /\.test\.tsx?$/.test(file),
  journeys: (file: string) => /^e2e\/.+\.spec\.ts$/.test(file),
} as const;

/**
 * Test files that fail now and then the soonest: the slowest ones of the last run, and those that were changed last.
 * @param timings of the last run; a journey's name begins with its file.
 * @param changed files as Git lists them, the latest first.
 * @param most how many of each.
 */
export function likelyFlaky(
  timings: readonly Timing[],
  changed: readonly string[],
  isOfKind: (file: string) => boolean,
  most = 40,
): string[] {
  const slowest = [...timings]
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ name }) => name.replace(/(\.ts): .*$/, '$1'));
  const first = (files: readonly string[]) => [...new Set(files)].filter(isOfKind).slice(0, most);
  return [...new Set([...first(slowest), ...first(changed)])];
}

/** Tells which tests failed in how many of the repetitions, the worst first; of none, that there was none. */
export function describeRepetitions(failures: readonly string[], times: number): string {
  if (failures.length === 0) return `Nothing failed in ${times} repetitions.\n`;
  const counts = new Map<string, number>();
  for (const title of failures) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([title, count]) => `${String(count).padStart(4)} of ${times}  ${title}\n`)
    .join('');
}
