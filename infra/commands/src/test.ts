import { relative } from 'node:path';
import { apps, engines, findEngine, howToInstall, packages, runScript, workspace } from '@console/workspace';
import { BuildFailed, buildApps, generate } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { NoBrowser, provideBrowser } from './test/provideBrowser';
import { NoChanges, selectChanged } from './test/selectChanged';
import { type Selection, select } from './test/selection';
import {
  clearReports,
  costOfEmptyFile,
  countPlaywright,
  journeyFiles,
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

/** Runs scripts of the root package that have no tests to count, side by side; each says all it has to say when it ends. */
async function check(scripts: Readonly<Record<string, string>>): Promise<void> {
  console.log(`\n${Object.keys(scripts).join(', ')}…`);
  const checks = Object.entries(scripts).map(async ([name, script]) => {
    const begin = performance.now();
    const { ok, output } = await runScript('.', `npm run --silent ${script}`, { quiet: true });
    sound &&= ok;
    if (!ok) console.log(output.trimEnd());
    console.log(
      `${name}: ${ok ? 'passed' : 'failed'} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
    );
  });
  await Promise.all(checks);
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
const withJourneys = !unitOnly && selection.journeys?.length !== 0;
const browser = withJourneys ? await prepared(provideBrowser) : undefined;
if (browser) console.log(`The browser of the tests is ${browser}.`);
const built = withJourneys ? await prepared(() => buildApps()) : undefined;

/** Script of lint for some files; their names are quoted for the shell. */
const lintOf = (files: readonly string[] | undefined) =>
  files
    ? ['style -- --no-errors-on-unmatched', ...files.map((file) => JSON.stringify(file))].join(' ')
    : 'style';

await check({ Lint: lintOf(selection.lint), 'Imports between rooms': 'rooms', Types: 'typecheck' });
if (selection.jest) {
  console.log('\nUnit, component and contract tests…');
  tally = add(tally, await runJest(selection.jest));
}
if (browser && built) {
  const files = selection.journeys;
  console.log('\nJourneys in Chromium…');
  tally = add(tally, await runPlaywright({ engine: 'chromium', files, deep }, { CHROMIUM_PATH: browser }));
  for (const engine of engines) {
    const journeys = { engine: engine.name, files, deep };
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

process.exitCode = sound && exceeded.length === 0 && tally.failed === 0 ? 0 : 1;
console.log(`\nWhere the time went: ${relative(workspace, writeSlowest())}`);
console.log(line(tally));
