import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { firstFreePort, inWorkspace, run, runCommand } from '@console/workspace';

const usage = `journeys [word for Playwright]…

Builds the remote, and runs its journeys through a console of its own: --headed, a path, -g "part of a title" and
everything else that Playwright knows.`;

/** Where the search for a free port begins. */
const firstPort = 8181;

await runCommand(
  async () => {
    const words = process.argv.slice(2);
    const config = createRequire(inWorkspace('package.json')).resolve('@console/e2e/playwright');
    const playwright = join(
      dirname(createRequire(config).resolve('@playwright/test/package.json')),
      'cli.js',
    );
    const { ok } = await run(process.execPath, [playwright, 'test', '--config', config, ...words], {
      cwd: inWorkspace(),
      env: { JOURNEYS_PORT: String(await firstFreePort(firstPort, 'localhost')) },
    });
    if (!ok) process.exitCode = 1;
  },
  { usage },
);
