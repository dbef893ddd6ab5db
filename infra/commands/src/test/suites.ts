import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, engines, inWorkspace, run, workFolder, workspace } from '@console/workspace';
import { isCommonToJourneys } from './changed';
import {
  type CostBudget,
  costOf,
  describeCosts,
  type EmptyCost,
  exceededCosts,
  projectOf,
  usual,
} from './costs';
import { type Failure, failuresOfJest, failuresOfPlaywright } from './failures';
import { journeyParts } from './journeyParts';
import { loadedFiles } from './loadedFiles';
import { parametersOfJest, type RepeatedTests } from './repeats';
import {
  below,
  callsOfPlaywright,
  describeSlowest,
  type JestTimes,
  type PlaywrightTimes,
  partsOfPlaywright,
  type RanTest,
  type Timing,
  testsOfJest,
  testsOfPlaywright,
  timesOfJest,
  timesOfPlaywright,
} from './slowest';
import {
  emptyTally,
  type JestReport,
  type PlaywrightReport,
  type Tally,
  tallyOfJest,
  tallyOfPlaywright,
} from './tally';

const reports = inWorkspace('reports');
const reportOf = (name: string) => `${reports}/${name}.json`;

function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Takes the reports of an earlier run away. */
export function clearReports(): void {
  mkdirSync(reports, { recursive: true });
  for (const file of readdirSync(reports))
    if (/^(jest|playwright).*\.json$|^(slowest|costs)\.txt$/.test(file)) rmSync(`${reports}/${file}`);
}

/**
 * Runs a suite that writes a JSON report, and counts it. A suite that fails without a failed test, or without a
 * report at all, counts as one failure.
 */
async function suite<Report>(
  name: string,
  parameters: readonly string[],
  count: (report: Report) => Tally,
  env: Record<string, string> = {},
): Promise<Tally> {
  mkdirSync(reports, { recursive: true });
  rmSync(reportOf(name), { force: true });
  const { ok } = await run(process.execPath, parameters, { env });
  const report = readReport<Report>(name);
  if (!report) return { ...emptyTally, failed: 1 };
  const tally = count(report);
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const jestCommand = [
  // Pages are drawn and thrown away by the thousand: with room for them, most are gone before they are ever copied.
  '--max-semi-space-size=64',
  inWorkspace('node_modules/jest/bin/jest.js'),
  '--config',
  inWorkspace('packages/build/jest/jest.config.mjs'),
];

const belowWorkspace = (path: string) => below(workspace, path);

/** Command line of Jest, with a report of a name. */
const reportingJest = (name: string, parameters: readonly string[]) => [
  ...jestCommand,
  '--json',
  `--outputFile=${reportOf(name)}`,
  ...parameters,
];

/** Test files of Jest, below the workspace: those that import sources, directly or not, and those with a word in their path. */
export async function testFiles(sources: readonly string[], words: readonly string[]): Promise<string[]> {
  const list = async (parameters: readonly string[]) => {
    const { stdout } = await run(process.execPath, [...jestCommand, '--listTests', ...parameters], {
      quiet: true,
    });
    return stdout.split('\n').filter(Boolean);
  };
  const lists = await Promise.all([
    sources.length > 0 ? list(['--findRelatedTests', ...sources]) : [],
    words.length > 0 ? list(words) : [],
  ]);
  return [...new Set(lists.flat().map(belowWorkspace))].sort();
}

/** Files that tests loaded in the runs before. */
export const loaded = loadedFiles(join(workFolder, 'loaded'), workspace);

/** Jest options that leave no test of a file out. */
const wholeFiles = ['--runTestsByPath', '--passWithNoTests'];

/** Runs Jest. @param parameters narrow it down, as on its own command line. */
export async function runJest(parameters: readonly string[]): Promise<Tally> {
  const isWhole = parameters.every((word) => !word.startsWith('-') || wholeFiles.includes(word));
  if (!isWhole || process.env.TEST_DEEP === '1')
    return suite('jest', reportingJest('jest', parameters), tallyOfJest);
  const env = { LOADED_FILES: loaded.begin() };
  const tally = await suite('jest', reportingJest('jest', parameters), tallyOfJest, env);
  const { testResults = [] } = readReport<JestReport>('jest') ?? {};
  loaded.end(
    testResults.map(({ name, status }) => ({ file: belowWorkspace(name), passed: status === 'passed' })),
  );
  return tally;
}

/** Files of journeys, below `e2e`. */
export const journeyFiles = (): string[] =>
  readdirSync(inWorkspace('e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) =>
      readdirSync(inWorkspace('e2e', name), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.spec.ts'))
    .sort();

/** An engine in which journeys run. */
export type EngineName = 'chromium' | Engine['name'];

const allEngines: readonly EngineName[] = ['chromium', ...engines.map(({ name }) => name)];

const reportOfEngine = (engine: EngineName) => `playwright-${engine}`;

/** Command line of Playwright: of an engine other than Chromium the journeys with its tag, or in the deep run all. */
const playwright = (engine: EngineName, files: readonly string[], deep: boolean) => [
  inWorkspace('e2e/node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  inWorkspace('e2e/playwright.config.ts'),
  // A run of one area may have no journey for an engine.
  '--pass-with-no-tests',
  ...(engine === 'chromium' || deep ? [] : ['--grep', '@engines']),
  ...files.map((file) => `e2e/${file}`),
];

/** Journeys that run, and in what. */
export interface Journeys {
  readonly engine: EngineName;
  /** Files below `e2e`. @defaultValue all. */
  readonly files?: readonly string[];
  /** Runs all journeys in engines other than Chromium, too. */
  readonly deep: boolean;
}

/** Files that every journey of an area is made of. */
const commonFiles = (area: string): string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .stdout.split('\n')
    .filter((file) => isCommonToJourneys(file, area));

const filesOfArea = new Map<string, string[]>();

/** Parts of remotes that journeys opened in the runs before. */
export const knownJourneys = journeyParts(join(workFolder, 'loaded', 'journeys.json'), {
  root: workspace,
  commonFiles(file) {
    const area = file.replace(/\/.*/, '');
    const files = filesOfArea.get(area) ?? commonFiles(area);
    filesOfArea.set(area, files);
    return files;
  },
});

/** Runs journeys. @param env variables that name the browser. */
export async function runPlaywright(
  { engine, files = [], deep }: Journeys,
  env: Record<string, string> = {},
): Promise<Tally> {
  const began = Date.now();
  const tally = await suite<PlaywrightReport>(
    reportOfEngine(engine),
    playwright(engine, files, deep),
    tallyOfPlaywright,
    { ...env, E2E_ENGINE: engine },
  );
  const report = readReport<PlaywrightTimes>(reportOfEngine(engine));
  if (report && engine === 'chromium' && !deep) knownJourneys.keep(partsOfPlaywright(report), began);
  return tally;
}

/** Counts journeys that cannot run, since their engine is not there: as skipped. */
export async function countPlaywright({ engine, files = [], deep }: Journeys): Promise<Tally> {
  const parameters = [...playwright(engine, files, deep), '--list', '--reporter', 'json'];
  const { output } = await run(process.execPath, parameters, { env: { E2E_ENGINE: engine }, quiet: true });
  return { ...emptyTally, skipped: timesOfPlaywright(JSON.parse(output) as PlaywrightTimes).length };
}

/** Runs tests again and again. @returns names of those that failed, one for each time. */
export async function repeatJest(tests: RepeatedTests, times: number): Promise<string[]> {
  const failures: string[] = [];
  for (let time = 1; time <= times; time += 1) {
    console.log(`\nTests, ${time} of ${times}…`);
    const { failed } = await suite(
      'jest-repeat',
      reportingJest('jest-repeat', parametersOfJest(tests)),
      tallyOfJest,
    );
    const names = failuresOfJest(readReport<JestReport>('jest-repeat') ?? { testResults: [] }, workspace).map(
      ({ name }) => name,
    );
    failures.push(...(failed > 0 && names.length === 0 ? ['the run of Jest'] : names));
  }
  return failures;
}

/**
 * Runs journeys again and again.
 * @param places files below the workspace, `e2e/readers/phone.spec.ts:12` for one journey of a file
 * @returns names of the journeys that failed, one for each time.
 */
export async function repeatPlaywright(
  places: readonly string[],
  times: number,
  env: Record<string, string>,
): Promise<string[]> {
  const journeys = playwright(
    'chromium',
    places.map((place) => place.replace(/^e2e\//, '')),
    false,
  );
  const { failed } = await suite(
    reportOfEngine('chromium'),
    [...journeys, '--repeat-each', String(times)],
    tallyOfPlaywright,
    { ...env, E2E_ENGINE: 'chromium' },
  );
  const report = readReport<PlaywrightTimes>(reportOfEngine('chromium'));
  const names = report ? failuresOfPlaywright(report).map(({ name }) => name) : [];
  return failed > 0 && names.length === 0 ? ['the run of Playwright'] : names;
}

const timesOfFiles = (): Timing[] => {
  const report = readReport<JestTimes>('jest');
  return report ? timesOfJest(report, workspace) : [];
};

function timesOfEngine(engine: EngineName): Timing[] {
  const report = readReport<PlaywrightTimes>(reportOfEngine(engine));
  return report ? timesOfPlaywright(report) : [];
}

/** Tests that ran in the last run of the suite, by their kind; journeys are those in Chromium. */
export const lastTests = {
  jest: (): RanTest[] => testsOfJest(readReport<JestReport>('jest') ?? { testResults: [] }, workspace),
  journeys: (): RanTest[] =>
    testsOfPlaywright(readReport<PlaywrightTimes>(reportOfEngine('chromium')) ?? { suites: [] }),
};

/** Failures in the suites of the last run. */
export function lastFailures(): Failure[] {
  const unit = readReport<JestReport>('jest');
  const journeys = allEngines.flatMap((engine) => {
    const report = readReport<PlaywrightTimes>(reportOfEngine(engine));
    return report ? failuresOfPlaywright(report) : [];
  });
  return [...(unit ? failuresOfJest(unit, workspace) : []), ...journeys];
}

/** Writes what failed now and then to `reports/flaky.txt`. */
export const writeFlaky = (text: string): void => writeFileSync(`${reports}/flaky.txt`, text);

/** Files that an empty test loads before those that are counted find all of it there. */
const warmUp = 3;

/** Calls of functions that an empty component test file takes, by a run of its own; none where that failed. */
export async function costOfEmptyFile(): Promise<EmptyCost[]> {
  const file = `${reports}/jest-calls.json`;
  rmSync(file, { force: true });
  const { output } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      inWorkspace('node_modules/jest/bin/jest.js'),
      '--config',
      inWorkspace('packages/build/jest/cost.config.mjs'),
      '--runInBand',
      '--reporters',
      inWorkspace('infra/commands/src/test/reportCalls.ts'),
    ],
    { env: { CALLS_FILE: file }, quiet: true },
  );
  const calls = usual(readReport<number[]>('jest-calls') ?? [], warmUp);
  if (calls === undefined) console.error(`The cost of an empty test file could not be counted.\n${output}`);
  return calls === undefined ? [] : [{ title: 'An empty component test file', calls }];
}

/** Calls of functions that an empty journey took in the last run, in each engine. */
const costsOfEmptyJourneys = (): EmptyCost[] =>
  allEngines.flatMap((engine) => {
    const report = readReport<PlaywrightTimes>(reportOfEngine(engine));
    const calls = report && callsOfPlaywright(report);
    return calls === undefined ? [] : [{ title: `An empty journey in ${engine}`, calls }];
  });

/** Cost of the files of Jest in the last run, each with its project. */
function costsOfJest() {
  const report = readReport<JestReport & JestTimes>('jest');
  if (!report) return [];
  return timesOfJest(report, workspace).map(({ name, seconds }, index) => ({
    project: projectOf(name),
    seconds,
    tests: report.testResults[index]?.assertionResults.length ?? 0,
  }));
}

/**
 * Prints what the run cost and writes it to `reports/costs.txt`.
 * @param emptyFile from {@link costOfEmptyFile}
 * @returns sentences about what exceeds its budget
 */
export function writeCosts(emptyFile: readonly EmptyCost[]): string[] {
  const files = costsOfJest();
  const suites = [
    ...['node', 'builds', 'dom', 'service'].map((project) =>
      costOf(
        `Jest, ${project}`,
        files.filter((file) => file.project === project),
      ),
    ),
    ...allEngines.map((engine) =>
      costOf(
        `journeys in ${engine}`,
        timesOfEngine(engine).map(({ seconds }) => ({ seconds, tests: 1 })),
      ),
    ),
  ];
  const budget = JSON.parse(readFileSync(inWorkspace('infra/commands/costs.json'), 'utf8')) as CostBudget;
  const empty = [...emptyFile, ...costsOfEmptyJourneys()];
  const exceeded = exceededCosts(empty, budget, process.version);
  const text = describeCosts(suites, empty, budget);
  writeFileSync(`${reports}/costs.txt`, [text, ...exceeded.map((sentence) => `${sentence}\n`)].join(''));
  console.log(`\nWhat the suite costs:\n${text.trimEnd()}`);
  return exceeded;
}

/** Writes where the time of the run went, from the reports of its suites; gives the file. */
export function writeSlowest(): string {
  const journeys = allEngines.map((engine) => ({
    title: `Journeys in ${engine}`,
    timings: timesOfEngine(engine),
  }));
  const file = `${reports}/slowest.txt`;
  writeFileSync(file, describeSlowest([{ title: 'Files of Jest', timings: timesOfFiles() }, ...journeys]));
  return file;
}
