import { BuildFailed, buildApps } from './build/buildApps';
import { run } from './process/run';
import { NoBrowser, provideBrowser } from './test/provideBrowser';
import { inWorkspace } from './workspace';

try {
  const browser = await provideBrowser();
  await buildApps();
  // A process of its own: the bundler is not to be translated along with the sources.
  const { ok } = await run(process.execPath, ['--import', 'tsx/esm', 'bench/main.ts'], {
    cwd: inWorkspace('e2e'),
    env: { CHROMIUM_PATH: browser },
  });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof BuildFailed || error instanceof NoBrowser)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
