import { assertArguments, inWorkspace, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { provideBrowser } from './test/provideBrowser';

endWithParent();
await runCommand(
  async () => {
    assertArguments(process.argv.slice(2), 0, 0);
    const browser = await provideBrowser();
    await buildApps();
    const { ok } = await run(process.execPath, ['--import', 'tsx/esm', 'pictures/main.ts'], {
      cwd: inWorkspace('e2e'),
      env: { CHROMIUM_PATH: browser },
    });
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'pictures' },
);
