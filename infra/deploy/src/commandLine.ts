import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { HostCapabilities } from '@console/remote/registry';
import { KeyError, openStore, StoreError, UnreadableError } from '@console/store';
import { author } from './author';
import { compress } from './compress';
import { history, wordsFor } from './history';
import { createKeyFiles, signingKey, verifyingKeys } from './keys';
import { pin } from './pin';
import { planRollout } from './plan/planRollout';
import { prune } from './prune';
import { ReleaseRefused } from './ReleaseRefused';
import { changeRegistry } from './registry';
import { nameOf, release } from './release';
import { remotes } from './remotes';
import { rollback } from './rollback';
import type { ReadSite, Site } from './Site';
import { textTable } from './textTable';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the keys of a workspace lie; git does not see them. */
export const keyFolder = resolve(workspace, '.console/keys');

const usage = `release <remote or folder of a build>… [--percent 10] [--reason …] [--allow-growth] [--any-shell]
rollback <remote> [build] --reason …
remotes                                        what runs where
remotes rollout <remote> <percent|done|stop>   another share of the users, everybody, nobody (--reason …)
remotes pin <remote> <user> <build|none> --reason …
remotes history [remote]                       every change, checked against the ones before
remotes prune [--older 24h]                    removes builds that nobody needs any more
remotes key [folder]                           creates a pair of keys to sign with
compress <folder>…                             writes .br and .gz beside text files

A build is named by its version, its hash or both. --by says who does it, else git or the account does.
The store is STORE_DIR, a folder or s3://bucket/path, else .console/store of the workspace.
The key is REGISTRY_KEY_FILE or REGISTRY_KEY, else that of .console/keys. README.md says more.`;

/** Thrown when a command was not written as it has to be. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A build that is ready to be released. */
export interface Prepared {
  /** Folder of the build. */
  readonly dist: string;
  /** Shell that it has to fit. */
  readonly shell?: HostCapabilities | undefined;
  readonly reason?: string | undefined;
}

/** What a workspace adds to the commands. */
export interface Preparation {
  /** Makes what a word of `release` names ready: a remote of the workspace, or a folder with a build. */
  prepare(given: string, wish: { readonly types: boolean; readonly anyShell: boolean }): Promise<Prepared>;
}

/** Takes what was built: a word is a remote of the workspace, anything with a slash or a dot a folder. */
const asBuilt: Preparation = {
  prepare: async (given) => ({
    dist: /[/\\.]/.test(given) ? resolve(given) : resolve(workspace, 'remotes', given, 'dist'),
  }),
};

const store = () => openStore(process.env.STORE_DIR || resolve(workspace, '.console/store'));

const readSite = (): ReadSite => ({ store: store(), keys: verifyingKeys(process.env, keyFolder) });

const writeSite = (by: string | undefined): Site => ({
  store: store(),
  key: signingKey(process.env, keyFolder),
  keys: verifyingKeys(process.env, keyFolder),
  by: by?.trim() || author(),
});

const changeOptions = { reason: { type: 'string' }, by: { type: 'string' } } as const;

function parse<const Options extends ParseArgsConfig['options']>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/** Exactly so many words. */
function assertArguments(words: readonly string[], least: number, most: number): void {
  if (words.length < least || words.length > most) throw new UsageError('That is not how it is said.');
}

/** The reason that was given, or is asked for. */
async function reasonFor(given: string | undefined): Promise<string> {
  const said = given?.trim();
  if (said) return said;
  if (process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = (await lines.question('Why? ')).trim();
    lines.close();
    if (answer) return answer;
  }
  throw new ReleaseRefused('Say why with --reason: it is kept in the history.');
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new ReleaseRefused(`'${text}' is no share of the users: say a number from 0 to 100.`);
  return percent;
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A time in ms of words like `90m`, `24h`, `7d`. */
export function durationOf(text: string): number {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (!count || !unit) throw new ReleaseRefused(`'${text}' is no time: say 90m, 24h or 7d.`);
  return Number(count) * units[unit as keyof typeof units];
}

/** A time to the minute, `2026-11-21 10:00Z`. */
const toMinute = (at: string) => `${at.slice(0, 16).replace('T', ' ')}Z`;

const revised = (revision: number) => `the registry is at revision ${revision}`;

async function doRelease(words: readonly string[], { prepare }: Preparation): Promise<void> {
  const { values, positionals } = parse(words, {
    ...changeOptions,
    percent: { type: 'string' },
    'allow-growth': { type: 'boolean' },
    'any-shell': { type: 'boolean' },
    'no-types': { type: 'boolean' },
  });
  if (positionals.length === 0) throw new ReleaseRefused('Say which remote to release.');
  const percent = values.percent === undefined ? undefined : percentOf(values.percent);
  const wish = { types: !values['no-types'], anyShell: values['any-shell'] ?? false };
  const site = writeSite(values.by);
  for (const given of positionals) {
    const { reason, ...ready } = await prepare(given, wish);
    const options = { percent, allowGrowth: values['allow-growth'], reason: values.reason?.trim() || reason };
    const released = await release(site, { ...ready, ...options });
    const share = percent === undefined ? '' : ` for ${percent} % of the users`;
    const done = released.registered
      ? `is released${share}, ${revised(released.revision)}`
      : 'was released before';
    console.log(`${nameOf(released)} ${done}.`);
  }
}

async function doRollback(words: readonly string[]): Promise<void> {
  const { values, positionals } = parse(words, changeOptions);
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
  const { values, positionals } = parse(words, changeOptions);
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
  const { values, positionals } = parse(words, changeOptions);
  assertArguments(positionals, 3, 3);
  const [name = '', user = '', word = ''] = positionals;
  const build = word === 'none' ? undefined : word;
  const site = writeSite(values.by);
  const { changed, registry } = await pin(site, name, user, build, await reasonFor(values.reason));
  const what = build ? `${name} ${build} is chosen for ${user}` : `No build of ${name} is chosen for ${user}`;
  console.log(`${what}${changed ? '' : ' already'}, ${revised(registry.revision)}.`);
}

async function showRemotes(): Promise<void> {
  const site = readSite();
  const { revision, builds } = await remotes(site);
  console.log(`${site.store.name}, revision ${revision}.`);
  if (builds.length === 0) return;
  const rows = builds.map(({ remote, build, assignment, weight, present, released }) => [
    remote,
    build,
    assignment,
    weight === undefined ? '' : `${(weight / 1000).toFixed(1)} kB`,
    present ? 'yes' : 'MISSING',
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
  for await (const { revision, change } of history(readSite())) {
    if (only && change.what.remote !== only) continue;
    const what = wordsFor(change.what);
    console.log(`${revision}  ${toMinute(change.at)}  ${change.by}  ${what}  (${change.reason})`);
  }
}

async function doPrune(words: readonly string[]): Promise<void> {
  const { values, positionals } = parse(words, { older: { type: 'string' } });
  assertArguments(positionals, 0, 0);
  const { removed, bytes, kept } = await prune(readSite(), durationOf(values.older ?? '24h'));
  for (const base of removed) console.log(`Removed ${base}.`);
  console.log(`${removed.length} builds removed (${(bytes / 1e6).toFixed(1)} MB), ${kept} stay.`);
}

function createKey(words: readonly string[]): void {
  assertArguments(words, 0, 1);
  const { privateKey, publicKey } = createKeyFiles(resolve(words[0] ?? keyFolder));
  console.log(`Who releases needs ${privateKey}: keep it secret. Gateways need ${publicKey}.`);
}

const ofRemotes: Readonly<Record<string, (words: readonly string[]) => Promise<void> | void>> = {
  rollout: doRollout,
  pin: doPin,
  history: showHistory,
  prune: doPrune,
  key: createKey,
};

const commands: Readonly<
  Record<string, (words: readonly string[], preparation: Preparation) => Promise<void> | void>
> = {
  release: doRelease,
  rollback: doRollback,
  async remotes([name, ...words]) {
    if (name === undefined) return showRemotes();
    const command = ofRemotes[name];
    if (!command) throw new UsageError(`'${name}' is none of the commands of remotes.`);
    return command(words);
  },
  async compress(folders) {
    for (const folder of folders) console.log(`${folder}: ${await compress(resolve(folder))} files written.`);
  },
};

const sentences = [ReleaseRefused, UnreadableError, StoreError, KeyError];

/**
 * Does what a command line says and sets the exit code of the process: 1 when it was refused, 2 when it was not
 * written as it has to be.
 * @param preparation how builds are made ready. Default: they are taken as they were built.
 */
export async function runCommand(words: readonly string[], preparation = asBuilt): Promise<void> {
  const [name = '', ...given] = words;
  try {
    const command = commands[name];
    if (!command) throw new UsageError(name ? `'${name}' is none of the commands.` : '');
    await command(given, preparation);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error([error.message, usage].filter(Boolean).join('\n\n'));
      process.exitCode = 2;
    } else if (sentences.some((kind) => error instanceof kind)) {
      console.error((error as Error).message);
      process.exitCode = 1;
    } else throw error;
  }
}
