import { existsSync } from 'node:fs';
import { findBrowser, inWorkspace, parseWords, Refused, run, runCommand } from '@console/workspace';
import { buildApps } from './build/buildApps';
import { endWithParent } from './process/onParentExit';

/** Throws with what to install when something is missing that journeys need to be heard over the desktop. */
async function demandDesktop(): Promise<void> {
  const needed = [
    { there: findBrowser('windowed') !== undefined, packages: 'chromium' },
    { there: existsSync('/usr/bin/Xvfb'), packages: 'xvfb' },
    { there: existsSync('/usr/bin/dbus-daemon'), packages: 'dbus' },
    { there: existsSync('/usr/libexec/at-spi-bus-launcher'), packages: 'at-spi2-core' },
    {
      there: (await run('/usr/bin/python3', ['-c', 'import pyatspi'], { quiet: true })).ok,
      packages: 'python3-pyatspi',
    },
  ];
  const missing = needed.filter(({ there }) => !there).map(({ packages }) => packages);
  if (missing.length > 0)
    throw new Refused(
      `What a screen reader is told is heard on Linux only, with a desktop that is not there. On Debian: apt-get install ${missing.join(' ')}`,
    );
}

endWithParent();
await runCommand(
  async () => {
    const { positionals } = parseWords(process.argv.slice(2), {});
    await demandDesktop();
    await buildApps();
    const { ok } = await run(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'heard/platform/playwright.config.ts',
        ...positionals,
      ],
      { cwd: inWorkspace('e2e') },
    );
    process.exitCode = ok ? 0 : 1;
  },
  { usage: 'heard [file…]' },
);
