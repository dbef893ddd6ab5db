import { inWorkspace, parseWords, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { endWithParent } from './process/onParentExit';
import { provideBrowser } from './test/provideBrowser';

endWithParent();
await runCommand(
  async () => {
    const { quick, plan, release, firefox, large, load } = parseWords(process.argv.slice(2), {
      quick: { type: 'boolean' },
      plan: { type: 'boolean' },
      release: { type: 'boolean' },
      firefox: { type: 'boolean' },
      large: { type: 'boolean' },
      load: { type: 'boolean' },
    }).values;
    // The others need no console, and some no browser.
    const alone = plan ? 'src/plan.ts' : large ? 'src/large.ts' : load ? 'src/load.ts' : undefined;
    const browser = large || load || firefox ? undefined : await provideBrowser();
    if (!alone) await buildApps();
    const script = alone ?? (firefox ? 'src/firefox.ts' : release ? 'src/release.ts' : 'src/main.ts');
    // A process of its own: the bundler is not to be translated along with the sources.
    const { ok } = await run(
      process.execPath,
      // What Playwright lacks to drive Firefox, in place before it is loaded.
      [
        '--require',
        inWorkspace('e2e/browser/bidiShim.cjs'),
        '--import',
        'tsx/esm',
        script,
        ...(quick ? ['--quick'] : []),
      ],
      {
        cwd: inWorkspace('bench'),
        env: browser === undefined ? {} : { CHROMIUM_PATH: browser },
      },
    );
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'bench [--quick | --plan | --release | --firefox | --large | --load]' },
);
