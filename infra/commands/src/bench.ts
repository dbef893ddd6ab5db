import { inWorkspace, parseWords, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { provideBrowser } from './test/provideBrowser';

await runCommand(
  async () => {
    const { quick } = parseWords(process.argv.slice(2), { quick: { type: 'boolean' } }).values;
    const browser = await provideBrowser();
    await buildApps();
    // A process of its own: the bundler is not to be translated along with the sources.
    const { ok } = await run(
      process.execPath,
      ['--import', 'tsx/esm', 'src/main.ts', ...(quick ? ['--quick'] : [])],
      {
        cwd: inWorkspace('bench'),
        env: { CHROMIUM_PATH: browser },
      },
    );
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'bench [--quick]' },
);
