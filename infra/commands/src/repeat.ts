import { Worker } from 'node:worker_threads';
import { parseWords, run, runCommand, UsageError } from '@console/workspace';
import { buildApps, generate } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { provideBrowser } from './test/provideBrowser';
import { describeRepetitions, kinds, likelyFlaky } from './test/repeats';
import { lastTests, repeatJest, repeatPlaywright, writeFlaky } from './test/suites';

/** Number of busy processes beside the tests. */
const burners = 2;

/** Files of the latest changes, the latest first. */
async function latest(): Promise<string[]> {
  const log = ['log', '--name-only', '--diff-filter=d', '--format=', '--max-count=500'];
  return (await run('git', log, { quiet: true })).stdout.split('\n');
}

endWithParent();
await runCommand(
  async () => {
    const { values, positionals } = parseWords(process.argv.slice(2), {
      jest: { type: 'boolean' },
      journeys: { type: 'boolean' },
      times: { type: 'string', default: '50' },
    });
    const times = Number(values.times);
    if (!(times >= 1)) throw new UsageError(`'${values.times}' is no number of times.`);
    const changed = await latest();
    const isWanted = (kind: keyof typeof kinds) => values[kind] || !(values.jest || values.journeys);
    const flaky = (kind: keyof typeof kinds) =>
      isWanted(kind) && positionals.length === 0 ? likelyFlaky(lastTests[kind](), changed) : [];
    const given = (kind: keyof typeof kinds) => (isWanted(kind) ? positionals.filter(kinds[kind]) : []);
    const tests = flaky('jest');
    const files = [...given('jest'), ...new Set(tests.map(({ file }) => file))];
    const journeys = [
      ...given('journeys'),
      ...new Set(flaky('journeys').map(({ file, line }) => `${file}:${line}`)),
    ];
    if (files.length + journeys.length === 0)
      throw new UsageError(
        positionals.length > 0
          ? `No test file and no journey matches ${positionals.join(' ')}.`
          : 'No run of the suite tells which tests are slow: npm test first, or name test files.',
      );
    const browser = journeys.length > 0 ? await provideBrowser() : undefined;
    await (browser ? buildApps() : generate());

    for (let n = 0; n < burners; n += 1) new Worker('for (;;);', { eval: true }).unref();
    const titles = tests.length > 0 ? tests.map(({ title }) => title) : undefined;
    const failures = files.length > 0 ? await repeatJest({ files, titles }, times) : [];
    if (browser) failures.push(...(await repeatPlaywright(journeys, times, { CHROMIUM_PATH: browser })));
    console.log(`\n${describeRepetitions(failures, times)}`);
    writeFlaky(describeRepetitions(failures, times));
    process.exit(failures.length > 0 ? 1 : 0);
  },
  { usage: 'test:repeat [--jest | --journeys] [--times <number>] [file…]' },
);
