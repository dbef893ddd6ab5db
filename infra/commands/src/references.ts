import { inWorkspace, parseWords, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { provideBrowser } from './test/provideBrowser';
import { runPlaywright } from './test/suites';

endWithParent();
await runCommand(
  async () => {
    const { values } = parseWords(process.argv.slice(2), { accept: { type: 'boolean' } });
    if (!values.accept) {
      const env = { CHROMIUM_PATH: await provideBrowser(), TEST_DEEP: '1' };
      await buildApps();
      // It fails where pictures differ; those are shown below.
      await runPlaywright({ engine: 'chromium', files: ['seen/pictures.spec.ts'], deep: false }, env);
    }
    const words = values.accept ? ['--accept'] : [];
    const { ok } = await run(process.execPath, ['--import', 'tsx/esm', 'seen/main.ts', ...words], {
      cwd: inWorkspace('e2e'),
    });
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'references [--accept]' },
);
