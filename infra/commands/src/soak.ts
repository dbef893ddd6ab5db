import { inWorkspace, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { provideBrowser } from './test/provideBrowser';

endWithParent();
await runCommand(
  async () => {
    const browser = await provideBrowser();
    await buildApps();
    const words = ['--import', 'tsx/esm', 'soak/main.ts', ...process.argv.slice(2)];
    const { ok } = await run(process.execPath, words, {
      cwd: inWorkspace('e2e'),
      env: { CHROMIUM_PATH: browser },
    });
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'test:soak [<duration>]' },
);
