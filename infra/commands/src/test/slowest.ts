import { relative } from 'node:path';
import type { RanJourney } from './journeyParts';
import type { JestReport } from './tally';

/** Time of one test file or journey. */
export interface Timing {
  /** A test file below the workspace, for a journey with its title. */
  readonly name: string;
  /** Group for sums of times: a package, or a folder of journeys. */
  readonly folder: string;
  readonly seconds: number;
}

/** A test or a journey, as it went in the last run. */
export interface RanTest {
  /** File below the workspace. */
  readonly file: string;
  /** Title, with those of what it stands in. */
  readonly title: string;
  /** Line of a journey; tests of Jest are found by their title. */
  readonly line?: number;
  readonly seconds: number;
}

/** Times in Jest's JSON report: one result for each test file. */
export interface JestTimes {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** Times in Playwright's JSON report. Suites are files and the `describe` blocks in them. */
export interface PlaywrightTimes {
  readonly suites: readonly PlaywrightSuite[];
  /** Failures outside of journeys. @defaultValue none */
  readonly errors?: readonly PlaywrightError[];
}

interface PlaywrightError {
  readonly message: string;
}

interface PlaywrightSpec {
  /** Path below the folder of the journeys. */
  readonly file: string;
  readonly title: string;
  readonly line: number;
  /** True if it passed, or was skipped. */
  readonly ok: boolean;
  readonly tests: readonly {
    /** One for each attempt; `duration` in milliseconds. */
    readonly results: readonly { readonly duration: number; readonly errors?: readonly PlaywrightError[] }[];
    /** Remarks of the journey. */
    readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The times of a kind of test, as the report shows them. */
export interface Timed {
  readonly title: string;
  readonly timings: readonly Timing[];
}

/** `packages/design/src/table/Table.test.tsx` counts for `packages/design`, a file of the shell for `shell`. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return ['packages', 'remotes', 'infra'].includes(first) ? `${first}/${second}` : first;
}

/** Path of a file below a folder, with slashes on every system. */
export const below = (folder: string, path: string): string => relative(folder, path).replaceAll('\\', '/');

/** @param workspace root that names are made relative to. */
export const timesOfJest = ({ testResults }: JestTimes, workspace: string): Timing[] =>
  testResults.map(({ name, startTime, endTime }) => {
    const file = below(workspace, name);
    return { name: file, folder: packageOf(file), seconds: (endTime - startTime) / 1000 };
  });

/** Tests that ran. @param workspace root that files are named below. */
export const testsOfJest = ({ testResults }: Pick<JestReport, 'testResults'>, workspace: string): RanTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, duration }) => ({
        file: below(workspace, name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
  );

/** The journeys of suites and of those in them. */
export const specsOf = (suites: readonly PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** Name of a journey: its file and its title. */
export const nameOfJourney = ({ file, title }: Pick<PlaywrightSpec, 'file' | 'title'>) =>
  `e2e/${file}: ${title}`;

/** Time of a journey, all its attempts together. */
const secondsOf = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;

/** One timing for each journey. */
export const timesOfPlaywright = ({ suites }: PlaywrightTimes): Timing[] =>
  specsOf(suites).map((spec) => ({
    name: nameOfJourney(spec),
    folder: `e2e/${spec.file.split('/')[0]}`,
    seconds: secondsOf(spec),
  }));

/** Journeys as they went. */
export const testsOfPlaywright = ({ suites }: PlaywrightTimes): RanTest[] =>
  specsOf(suites).map((spec) => ({
    file: `e2e/${spec.file}`,
    title: spec.title,
    line: spec.line,
    seconds: secondsOf(spec),
  }));

/** Cost that an empty journey told, in calls of functions (`e2e/cost`); undefined where none ran. */
export function callsOfPlaywright({ suites }: PlaywrightTimes): number | undefined {
  const remarks = specsOf(suites).flatMap(({ tests }) =>
    tests.flatMap(({ annotations = [] }) => annotations),
  );
  const told = remarks.find(({ type }) => type === 'calls');
  return told && Number(told.description);
}

/** Journeys with the parts of remotes that they asked for, which their fixture notes (`e2e/browser/openedParts.ts`). */
export const partsOfPlaywright = ({ suites }: PlaywrightTimes): RanJourney[] =>
  specsOf(suites).map(({ file, line, ok, tests }) => {
    const noted = tests
      .flatMap(({ annotations = [] }) => annotations)
      .find(({ type }) => type === 'parts')?.description;
    return { file, line, parts: ok && noted !== undefined ? noted.split(' ').filter(Boolean) : undefined };
  });

const bySeconds = (one: { readonly seconds: number }, other: { readonly seconds: number }) =>
  other.seconds - one.seconds;

const row = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(8)} s  ${text}`;

function byFolder(timings: readonly Timing[]): string[] {
  const folders = new Map<string, { seconds: number; count: number }>();
  for (const { folder, seconds } of timings) {
    const sum = folders.get(folder) ?? { seconds: 0, count: 0 };
    folders.set(folder, { seconds: sum.seconds + seconds, count: sum.count + 1 });
  }
  return [...folders]
    .map(([folder, sum]) => ({ folder, ...sum }))
    .sort(bySeconds)
    .map(({ folder, seconds, count }) => row(seconds, `${folder} (${count})`));
}

/**
 * Tells where the time of a run went: for each kind of test the sum, the sum of each folder, and the slowest ones.
 * Times are those of the workers added up, so they exceed the time of the run.
 * @param most how many of each kind are listed.
 */
export function describeSlowest(kinds: readonly Timed[], most = 25): string {
  const blocks = kinds
    .filter(({ timings }) => timings.length > 0)
    .map(({ title, timings }) => {
      const sum = timings.reduce((total, { seconds }) => total + seconds, 0);
      const slowest = [...timings].sort(bySeconds).slice(0, most);
      return [
        `${title}: ${timings.length} in ${sum.toFixed(0)} s of work`,
        '',
        ...byFolder(timings),
        '',
        ...slowest.map(({ name, seconds }) => row(seconds, name)),
      ].join('\n');
    });
  return `${blocks.join('\n\n')}\n`;
}
