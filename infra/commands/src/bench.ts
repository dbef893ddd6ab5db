import { inWorkspace, parseWords, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { provideBrowser } from './test/provideBrowser';

await runCommand(
  async () => {
    const { quick, plan, large } = parseWords(process.argv.slice(2), {
      quick: { type: 'boolean' },
      plan: { type: 'boolean' },
      large: { type: 'boolean' },
    }).values;
    const browser = await provideBrowser();
    // These need no console.
    if (!plan && !large) await buildApps();
    const script = plan ? 'src/plan.ts' : large ? 'src/large.ts' : 'src/main.ts';
    // A process of its own: the bundler is not to be translated along with the sources.
    const { ok } = await run(
      process.execPath,
      ['--import', 'tsx/esm', script, ...(quick ? ['--quick'] : [])],
      {
        cwd: inWorkspace('bench'),
        env: { CHROMIUM_PATH: browser },
      },
    );
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'bench [--quick | --plan | --large]' },
);
