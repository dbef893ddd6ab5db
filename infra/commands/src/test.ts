import { BuildFailed, buildApps, generate } from './build/buildApps';
import { run } from './process/run';
import { NoBrowser, provideBrowser } from './test/provideBrowser';
import { runJest, runPlaywright } from './test/suites';
import { add, line, nothing, type Tally } from './test/tally';
import { inWorkspace } from './workspace';

const given = process.argv.slice(2);
const unitOnly = given.includes('--unit');
const narrowed = given.filter((word) => word !== '--unit');

let tally: Tally = nothing;
let sound = true;

/** Runs a check that has no tests to count. */
async function check(name: string, program: string, ...parameters: string[]): Promise<void> {
  console.log(`\n${name}…`);
  const { ok } = await run(process.execPath, [inWorkspace(program), ...parameters]);
  sound &&= ok;
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

const browser = unitOnly ? undefined : await prepared(provideBrowser);
if (browser) console.log(`The browser of the tests is ${browser}.`);
await prepared(generate);
const built = unitOnly ? undefined : await prepared(() => buildApps());

await check('Lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '.');
await check('Types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
console.log('\nUnit, component and contract tests…');
tally = add(tally, await runJest(narrowed));
if (browser && built) {
  console.log('\nJourneys in the browser…');
  tally = add(tally, await runPlaywright(browser));
}

process.exitCode = sound && tally.failed === 0 ? 0 : 1;
console.log(`\n${line(tally)}`);
