import { readFileSync } from 'node:fs';
import {
  assertArguments,
  inWorkspace,
  parseWords,
  pnpm,
  Refused,
  run,
  runCommand,
  workspace,
} from '@console/workspace';
import { createRemote } from './createRemote';

const usage = `create-remote <name> [--area <area>] [--title <title>] [--owner <team>] [--no-install]

Writes a working remote into remotes/<name>, with its tests, and a journey through it into e2e/<name>.
  --area        the area of the console it serves; the one called like the remote by default
  --title       what the bar calls an area that is new to the console
  --owner       the team that administrators turn to; named after the remote by default
  --no-install  leaves it to you to run pnpm install`;

async function main(): Promise<void> {
  const { values, positionals } = parseWords(process.argv.slice(2), {
    area: { type: 'string' },
    title: { type: 'string' },
    owner: { type: 'string' },
    'no-install': { type: 'boolean', default: false },
  });
  assertArguments(positionals, 1, 1);
  const [name = ''] = positionals;
  const { folders, area, owner, address } = await createRemote(workspace, { name, ...values });
  // Names of other lengths break lines and columns elsewhere.
  const biome = inWorkspace('node_modules/@biomejs/biome/bin/biome');
  await run(process.execPath, [biome, 'format', '--write', ...folders], { quiet: true });
  console.log(`Wrote ${folders.join(' and ')}: the area ${area.name}, owner ${owner}.`);
  if (!values['no-install']) {
    console.log('Linking its packages…');
    const { packageManager } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
      packageManager: string;
    };
    const { ok, output } = await pnpm(packageManager, [
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
    ]);
    if (!ok)
      throw new Refused(
        `${output}\nThe remote is written, but its packages could not be linked: run "pnpm install" once more.`,
      );
  }
  console.log(`
  pnpm dev ${name}         the console with it live, at ${address}
  pnpm run doctor ${name}  what would stop a release
  pnpm release ${name}     releases it

remotes/${name}/ci has workflows for GitHub Actions and GitLab that test and release it: copy the one you need.

Commit remotes/${name}, e2e/${name} and pnpm-lock.yaml together.`);
}

await runCommand(main, { usage });
