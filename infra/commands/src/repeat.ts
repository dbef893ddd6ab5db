import { Worker } from 'node:worker_threads';
import { parseWords, run, runCommand, UsageError } from '@console/workspace';
import { buildApps, generate } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { provideBrowser } from './test/provideBrowser';
import { describeRepetitions, kinds, likelyFlaky } from './test/repeats';
import { lastTimes, repeatJest, repeatPlaywright, writeFlaky } from './test/suites';

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
    const filesOf = (kind: keyof typeof kinds) => {
      if (!values[kind] && (values.jest || values.journeys)) return [];
      if (positionals.length > 0) return positionals.filter(kinds[kind]);
      return likelyFlaky(lastTimes(kind), changed, kinds[kind]);
    };
    const tests = filesOf('jest');
    const journeys = filesOf('journeys');
    if (tests.length + journeys.length === 0)
      throw new UsageError(`No test file and no journey matches ${positionals.join(' ')}.`);
    const browser = journeys.length > 0 ? await provideBrowser() : undefined;
    await (browser ? buildApps() : generate());

    for (let n = 0; n < burners; n += 1) new Worker('for (;;);', { eval: true }).unref();
    const failures = tests.length > 0 ? await repeatJest(tests, times) : [];
    if (browser) failures.push(...(await repeatPlaywright(journeys, times, { CHROMIUM_PATH: browser })));
    console.log(`\n${describeRepetitions(failures, times)}`);
    writeFlaky(describeRepetitions(failures, times));
    process.exit(failures.length > 0 ? 1 : 0);
  },
  { usage: 'test:repeat [--jest | --journeys] [--times <number>] [file…]' },
);
