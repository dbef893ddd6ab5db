import type { RanTest } from './slowest';

/** Kinds of files that are repeated, by their paths below the workspace. */
export const kinds = {
  jest: (file: string) => /\.test\.tsx?$/.test(file),
  journeys: (file: string) => /^e2e\/.+\.spec\.ts$/.test(file),
} as const;

/** Tests of Jest in some files. */
export interface RepeatedTests {
  /** Below the workspace. */
  readonly files: readonly string[];
  /** Titles of the tests. @defaultValue all in the files */
  readonly titles?: readonly string[];
}

/**
 * Tests that fail now and then the soonest: the slowest ones of the last run, and those in the files that were changed
 * last.
 * @param ran all tests of a kind in the last run
 * @param changed files as Git lists them, the latest first.
 * @param most how many of each.
 */
export function likelyFlaky(ran: readonly RanTest[], changed: readonly string[], most = 40): RanTest[] {
  const slowest = [...ran].sort((one, other) => other.seconds - one.seconds).slice(0, most);
  const latest = [...new Set(changed)]
    .flatMap((name) => ran.filter(({ file }) => file === name))
    .slice(0, most);
  return [...new Set([...slowest, ...latest])];
}

/** Parameters of Jest for tests that are repeated. */
export const parametersOfJest = ({ files, titles }: RepeatedTests): string[] => {
  const patterns = titles?.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return ['--runTestsByPath', ...files, ...(patterns ? ['-t', `^(?:${patterns.join('|')})$`] : [])];
};

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
