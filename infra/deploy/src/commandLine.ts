import { resolve } from 'node:path';
import { KeyError, StoreError, UnreadableError } from '@console/store';
import {
  assertArguments,
  inWorkspace,
  isOutputCut,
  parseWords,
  runCommand,
  UsageError,
} from '@console/workspace';
import { assertUser } from './assertUser';
import type { Command, Preparation } from './Command';
import { changeOptions, readSite, reasonFor, revised, writeSite } from './commandSite';
import { compress } from './compress';
import { history, wordsFor } from './history';
import { keyCommands } from './keyCommands';
import { pin } from './pin';
import { planRollout } from './plan/planRollout';
import { prune } from './prune';
import { ReleaseRefused } from './ReleaseRefused';
import { changeRegistry } from './registry';
import { nameOf, release } from './release';
import { remotes } from './remotes';
import { rollback } from './rollback';
import { textTable } from './textTable';

/** Takes what was built: a word is a remote of the workspace, anything with a slash or a dot a folder. */
const asBuilt: Preparation = {
  prepare: async (given) => ({
    dist: /[/\\.]/.test(given) ? resolve(given) : inWorkspace('remotes', given, 'dist'),
  }),
};

function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new ReleaseRefused(`'${text}' is not a percentage: give a number from 0 to 100.`);
  return percent;
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A duration in milliseconds, written as `90m`, `24h` or `7d`. */
export function durationOf(text: string): number {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (!count || !unit) throw new ReleaseRefused(`'${text}' is not a duration: write 90m, 24h or 7d.`);
  return Number(count) * units[unit as keyof typeof units];
}

/** A time to the minute, `2026-11-21 10:00Z`. */
const toMinute = (at: string) => `${at.slice(0, 16).replace('T', ' ')}Z`;

async function doRelease(words: readonly string[], { prepare }: Preparation): Promise<void> {
  const { values, positionals } = parseWords(words, {
    ...changeOptions,
    percent: { type: 'string' },
    'allow-growth': { type: 'boolean' },
    'any-shell': { type: 'boolean' },
    'any-version': { type: 'boolean' },
    'no-types': { type: 'boolean' },
  });
  assertArguments(positionals, 1, Number.POSITIVE_INFINITY);
  const percent = values.percent === undefined ? undefined : percentOf(values.percent);
  const wish = { types: !values['no-types'], anyShell: values['any-shell'] ?? false };
  const site = writeSite(values.by);
  for (const given of positionals) {
    const { reason, ...ready } = await prepare(given, wish);
    const options = {
      percent,
      allowGrowth: values['allow-growth'],
      anyVersion: values['any-version'],
      reason: values.reason?.trim() || reason,
    };
    const released = await release(site, { ...ready, ...options });
    const share = percent === undefined ? '' : ` for ${percent} % of the users`;
    const done = released.registered
      ? `is released${share}, ${revised(released.revision)}`
      : 'was released before';
    console.log(`${nameOf(released)} ${done}.`);
  }
}

async function doRollback(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, changeOptions);
  assertArguments(positionals, 1, 2);
  const [name = '', build] = positionals;
  const { current, revision } = await rollback(
    writeSite(values.by),
    name,
    await reasonFor(values.reason),
    build,
  );
  console.log(`${name} ${current} runs for everybody, ${revised(revision)}.`);
}

async function doRollout(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, changeOptions);
  assertArguments(positionals, 2, 2);
  const [name = '', word = ''] = positionals;
  const step = word === 'done' || word === 'stop' ? word : percentOf(word);
  const reason = step === 'stop' ? await reasonFor(values.reason) : values.reason?.trim() || 'rollout';
  const { registry } = await changeRegistry(writeSite(values.by), reason, (now) =>
    planRollout(now, name, step),
  );
  const entry = registry.remotes.find((one) => one.name === name);
  const beside = entry?.candidate && `, ${entry.candidate.build} for ${entry.candidate.percent} %`;
  console.log(`${name} ${entry?.current} runs${beside ?? ' for everybody'}, ${revised(registry.revision)}.`);
}

async function doPin(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, { ...changeOptions, 'any-user': { type: 'boolean' } });
  assertArguments(positionals, 3, 3);
  const [name = '', user = '', word = ''] = positionals;
  const build = word === 'none' ? undefined : word;
  const site = writeSite(values.by);
  const reason = await reasonFor(values.reason);
  if (build !== undefined && !values['any-user']) await assertUser(process.env, user);
  const { changed, registry } = await pin(site, name, user, build, reason);
  const what = build
    ? `${user} is pinned to ${name} ${build}`
    : `${user} is not pinned to a build of ${name}`;
  console.log(`${what}${changed ? '' : ' already'}, ${revised(registry.revision)}.`);
}

async function showRemotes(): Promise<void> {
  const site = readSite();
  const { revision, builds } = await remotes(site);
  console.log(`${site.store.name}, revision ${revision}.`);
  if (builds.length === 0) {
    console.log('Nothing has been released into it yet.');
    return;
  }
  const rows = builds.map(({ remote, build, assignment, weight, present, released }) => [
    remote,
    build,
    assignment,
    weight === undefined ? '' : `${(weight / 1000).toFixed(1)} kB`,
    present ? 'yes' : assignment.startsWith('taken back') ? 'no' : 'MISSING',
    released ? toMinute(released.at) : '',
    released?.by ?? '',
    released?.reason ?? '',
  ]);
  const headings = ['Remote', 'Build', 'Runs', 'First visit', 'In store', 'Released', 'By', 'Why'];
  console.log(`\n${textTable(headings, rows)}`);
}

async function showHistory(words: readonly string[]): Promise<void> {
  assertArguments(words, 0, 1);
  const [only] = words;
  for await (const { revision, change, team } of history(readSite())) {
    if (isOutputCut()) return;
    if (only && change.what.remote !== only) continue;
    const what = wordsFor(change.what);
    const by = team === undefined ? change.by : `${change.by} (key of ${team})`;
    console.log(`${revision}  ${toMinute(change.at)}  ${by}  ${what}  (${change.reason})`);
  }
}

async function doPrune(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, { older: { type: 'string' } });
  assertArguments(positionals, 0, 0);
  const { removed, bytes, kept } = await prune(readSite(), durationOf(values.older ?? '24h'));
  for (const base of removed) console.log(`Removed ${base}.`);
  console.log(`${removed.length} builds removed (${(bytes / 1e6).toFixed(1)} MB), ${kept} stay.`);
}

async function compressFolders(folders: readonly string[]): Promise<void> {
  assertArguments(folders, 1, Number.POSITIVE_INFINITY);
  for (const folder of folders) console.log(`${folder}: ${await compress(resolve(folder))} files written.`);
}

const commands: Readonly<Record<string, Command>> = {
  release: {
    usage:
      'release <remote or folder of a build>… [--percent 10] [--reason …] [--allow-growth] [--any-version] [--any-shell]',
    summary: 'puts builds into the store and into the registry',
    run: doRelease,
  },
  rollback: {
    usage: 'rollback <remote> [build] --reason …',
    summary: 'makes an earlier build current',
    run: doRollback,
  },
  remotes: { usage: 'remotes', summary: 'shows what runs where', run: showRemotes },
  'remotes rollout': {
    usage: 'remotes rollout <remote> <percent|done|stop> [--reason …]',
    summary: 'gives a candidate to another share of the users, to everybody or to nobody',
    run: doRollout,
  },
  'remotes pin': {
    usage: 'remotes pin <remote> <user> <build|none> --reason … [--any-user]',
    summary: 'pins one user to a build, or ends that',
    run: doPin,
  },
  'remotes history': {
    usage: 'remotes history [remote]',
    summary: 'shows every change, each checked against those before',
    run: showHistory,
  },
  'remotes prune': {
    usage: 'remotes prune [--older 24h]',
    summary: 'removes builds that nobody needs any more',
    run: doPrune,
  },
  ...keyCommands,
  compress: {
    usage: 'compress <folder>…',
    summary: 'writes .br and .gz beside text files',
    run: compressFolders,
  },
};

const wholeUsage = `<command>

${Object.values(commands)
  .map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  .join('\n')}

A build is named by its version, its hash or both. --by names who does it; the default is the name of git or of the
account. The store is STORE_DIR, a folder or s3://bucket/path; the default is .console/store of the workspace.
The key is REGISTRY_KEY_FILE or REGISTRY_KEY; the default is that of .console/keys. See README.md.`;

/** The command that a command line names by its first words, with the words for it. */
function chosen(given: readonly string[]): { command: Command; words: readonly string[] } {
  const named = [3, 2, 1].find((count) => commands[given.slice(0, count).join(' ')]);
  const command = commands[given.slice(0, named).join(' ')];
  const [name = '', second = ''] = given;
  if (!named || !command) throw new UsageError(name && `'${name}' is not a command.`);
  if (named === 1 && name === 'remotes' && given.length > 1)
    throw new UsageError(`'${second}' is not a command of remotes.`);
  return { command, words: given.slice(named) };
}

/**
 * Runs a command line and sets the exit code of the process: 1 when it was refused, 2 when it was not understood.
 * @param preparation how builds are made ready. @defaultValue they are taken as they were built
 */
export async function runDeployCommand(given: readonly string[], preparation = asBuilt): Promise<void> {
  const expected = [UnreadableError, StoreError, KeyError];
  await runCommand(
    async () => {
      const { command, words } = chosen(given);
      await runCommand(() => command.run(words, preparation), { usage: command.usage, expected });
    },
    { usage: wholeUsage },
  );
}
