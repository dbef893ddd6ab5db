import { relative } from 'node:path';
import { apps, engines, findEngine, howToInstall, packages, runScript, workspace } from '@console/workspace';
import { BuildFailed, buildApps, generate } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { describeFailures, type Failure } from './test/failures';
import { NoBrowser, provideBrowser } from './test/provideBrowser';
import { NoChanges, selectChanged } from './test/selectChanged';
import { type Selection, select } from './test/selection';
import {
  clearReports,
  costOfEmptyFile,
  countPlaywright,
  journeyFiles,
  lastFailures,
  runJest,
  runPlaywright,
  writeCosts,
  writeSlowest,
} from './test/suites';
import { add, emptyTally, line, type Tally } from './test/tally';

endWithParent();
const given = process.argv.slice(2);
const own = ['--unit', '--deep'];
const unitOnly = given.includes('--unit');
if (given.includes('--deep')) process.env.TEST_DEEP = '1';
const deep = process.env.TEST_DEEP === '1';

const remotes = apps(packages())
  .map(({ folder }) => folder)
  .filter((folder) => folder.startsWith('remotes/'))
  .map((folder) => folder.slice('remotes/'.length));
const words = given.filter((word) => !own.includes(word));
const onlyChanged = words[0] === 'changed';

let tally: Tally = emptyTally;
let sound = true;

/** Selection by the command line; an invalid one ends the command. */
async function selected(): Promise<Selection> {
  if (!onlyChanged) return select(words, { remotes, journeys: journeyFiles() });
  try {
    return await selectChanged(words.slice(1));
  } catch (error) {
    if (!(error instanceof NoChanges)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Runs scripts of the root package that have no tests to count, side by side; each says all it has to say when it ends.
 * @returns those that failed
 */
async function check(scripts: Readonly<Record<string, string>>): Promise<Failure[]> {
  const checks = Object.entries(scripts).map(async ([name, script]) => {
    const begin = performance.now();
    const { ok, output } = await runScript('.', `npm run --silent ${script}`, { quiet: true });
    if (!ok) console.log(output.trimEnd());
    console.log(
      `${name}: ${ok ? 'passed' : 'failed'} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
    );
    return ok ? [] : [{ name, message: output }];
  });
  return (await Promise.all(checks)).flat();
}

/** Does what the tests need; what cannot be had is said, and the tests that do without it still run. */
async function prepared<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof BuildFailed || error instanceof NoBrowser)) throw error;
    console.error(error.message);
    sound = false;
    return undefined;
  }
}

clearReports();
await prepared(generate);
const selection = await selected();
const { journeys: inChromium, inOtherEngines = inChromium } = selection;
// No file would stand for all.
const isAny = (files: readonly string[] | undefined) => files?.length !== 0;
const withJourneys = !unitOnly && (isAny(inChromium) || isAny(inOtherEngines));
/** Script of lint for some files; their names are quoted for the shell. */
const lintOf = (files: readonly string[] | undefined) =>
  files
    ? ['style -- --no-errors-on-unmatched', ...files.map((file) => JSON.stringify(file))].join(' ')
    : 'style';

// They need one processor for most of their time, and builds and suites leave one idle at times.
console.log('\nLint, imports between rooms and types beside everything else…');
const checked = check({ Lint: lintOf(selection.lint), 'Imports between rooms': 'rooms', Types: 'typecheck' });

const browser = withJourneys ? await prepared(provideBrowser) : undefined;
if (browser) console.log(`The browser of the tests is ${browser}.`);
const built = withJourneys ? await prepared(() => buildApps({ generated: true })) : undefined;
if (selection.jest) {
  console.log('\nUnit, component and contract tests…');
  tally = add(tally, await runJest(selection.jest));
}
if (browser && built) {
  if (isAny(inChromium)) {
    console.log('\nJourneys in Chromium…');
    const journeys = { engine: 'chromium', files: inChromium, deep } as const;
    tally = add(tally, await runPlaywright(journeys, { CHROMIUM_PATH: browser }));
  }
  for (const engine of isAny(inOtherEngines) ? engines : []) {
    const journeys = { engine: engine.name, files: inOtherEngines, deep };
    const found = findEngine(engine);
    console.log(`\nJourneys in ${engine.title}…`);
    if (!found) console.log(`${howToInstall(engine)} Its journeys are counted as skipped.`);
    tally = add(tally, await (found ? runPlaywright(journeys) : countPlaywright(journeys)));
  }
}
if (tally.passed + tally.failed + tally.skipped === 0 && !onlyChanged) {
  console.error(`No test and no journey matches ${given.join(' ')}.`);
  sound = false;
}

// A part of the suite says nothing of the whole.
const exceeded = words.length === 0 ? writeCosts(await costOfEmptyFile()) : [];
for (const sentence of exceeded) console.error(sentence);

const failedChecks = await checked;
sound &&= failedChecks.length === 0;
const failures = [...failedChecks, ...lastFailures()];
if (failures.length > 0)
  console.error(`\nWhat failed; all of it is further up:\n\n${describeFailures(failures)}`);

process.exitCode = sound && exceeded.length === 0 && tally.failed === 0 ? 0 : 1;
console.log(`\nWhere the time went: ${relative(workspace, writeSlowest())}`);
console.log(line(tally));
