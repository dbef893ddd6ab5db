import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  firstFreePort,
  inWorkspace,
  remotesOf,
  run,
  runCommand,
  UsageError,
  workspace,
} from '@console/workspace';
import { declarationOf } from '../declarationOf';
import { installHost, type JourneyHost, planHosts } from './hosts';

const usage = `journeys [--hosts <console>,…] [word for Playwright]…

Builds the remote, and runs its journeys through a console of its own: --headed, a path, -g "part of a title" and
everything else that Playwright knows.
  --hosts  consoles they run in, one after the other: current (the installed one, the default), min (the least that
           the remote declares), or a version`;

/** Where the search for a free port begins. */
const firstPort = 8181;

/** Version of the console that is installed. */
function installedVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('@console/console/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The consoles that are asked for, and the words that are left for Playwright. */
async function readWords(words: readonly string[]): Promise<readonly [readonly JourneyHost[], string[]]> {
  const at = words.indexOf('--hosts');
  const asked = at < 0 ? 'current' : words[at + 1];
  if (asked === undefined)
    throw new UsageError('Name the consoles after --hosts, as in --hosts min,current.');
  const [remote = ''] = remotesOf();
  const { contract } = await declarationOf(workspace, remote);
  const rest = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  return [planHosts(asked, installedVersion(), contract), rest];
}

await runCommand(
  async () => {
    const [hosts, words] = await readWords(process.argv.slice(2));
    const config = createRequire(inWorkspace('package.json')).resolve('@console/e2e/playwright');
    const playwright = join(
      dirname(createRequire(config).resolve('@playwright/test/package.json')),
      'cli.js',
    );
    for (const { name, version } of hosts) {
      if (hosts.length > 1) console.log(`Journeys in the console ${version} (${name}):`);
      const isInstalled = version === installedVersion();
      const { ok } = await run(process.execPath, [playwright, 'test', '--config', config, ...words], {
        cwd: inWorkspace(),
        env: {
          JOURNEYS_PORT: String(await firstFreePort(firstPort, 'localhost')),
          ...(!isInstalled && { JOURNEYS_CONSOLE: await installHost(workspace, version) }),
        },
      });
      if (!ok) process.exitCode = 1;
    }
  },
  { usage },
);
