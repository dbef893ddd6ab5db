import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inWorkspace, Refused, run } from '@console/workspace';
import { reachOf } from './changed';
import type { Selection } from './selection';
import { journeyFiles, knownJourneys, loaded, testFiles } from './suites';

/** Thrown when it cannot be told what changed; the message says why. */
export class NoChanges extends Refused {
  override readonly name = 'NoChanges';
}

/**
 * Asks Git, and gives the lines of its answer.
 * @throws NoChanges
 */
export async function git(...parameters: string[]): Promise<string[]> {
  const { ok, output, stdout } = await run('git', ['-c', 'core.quotePath=false', ...parameters], {
    quiet: true,
  });
  if (!ok) throw new NoChanges(`What changed is not known: ${output.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Files below the workspace that differ from a commit; those that are new, and those that are gone. */
export const changedSince = async (commit: string): Promise<string[]> => [
  ...(await git('diff', '--name-only', '--no-renames', commit, '--')),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

const naming = (text: string, folder: string): string[] =>
  spawnSync('git', ['grep', '-lF', '--untracked', text, '--', folder], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter(Boolean);

/** Names of engines other than Chromium, as code that treats one of them differently writes them. */
const otherEngines = /firefox|gecko|safari|webkit/i;

const namesEngine = (file: string): boolean =>
  existsSync(inWorkspace(file)) && otherEngines.test(readFileSync(inWorkspace(file), 'utf8'));

/**
 * True for a test of a page. It imports all pages of its remote, and loads those that it opens; others may read files that
 * they do not load.
 */
const isPage = (file: string): boolean =>
  file.endsWith('.test.tsx') &&
  !/node:(?:fs|child_process|worker_threads)/.test(readFileSync(inWorkspace(file), 'utf8'));

/** Tests that changes of files can reach. @param files below the workspace. */
export async function selectReached(files: readonly string[]): Promise<Selection> {
  const workspaceNow = { journeys: journeyFiles(), naming, namesEngine };
  const reach = reachOf(files, workspaceNow);
  if (!reach) return { jest: [] };
  const [byImports, byName] = await Promise.all([testFiles(reach.sources, []), testFiles([], reach.tests)]);
  const sources = new Set(reach.sources);
  // What else is read, as catalogues are, is not noted with what a test loads.
  const isLoaded = reach.sources.every((file) => /\.tsx?$/.test(file));
  const reachesJourneys = (file: string) => reachOf([file], workspaceNow)?.journeys.length !== 0;
  const touched = byImports.filter(
    (file) => !(isLoaded && isPage(file) && loaded.isUntouched(file, sources)),
  );
  const found = [...new Set([...touched, ...byName])].sort();
  return {
    ...(found.length > 0 && { jest: ['--runTestsByPath', ...found] }),
    journeys: knownJourneys.narrow(reach.journeys, files.filter(reachesJourneys)),
    inOtherEngines: reach.inOtherEngines,
  };
}

/** Settings and plugins of lint: with them all files are looked at. */
const rulesOfLint = /(?:^|\/)biome\.json$|\.grit$/;

/** The commit that `--since` names. */
function commitOf(words: readonly string[]): string {
  try {
    return parseArgs({ args: [...words], options: { since: { type: 'string', default: 'HEAD' } } }).values
      .since;
  } catch {
    throw new NoChanges('Usage: npm test -- changed [--since <commit>]');
  }
}

/**
 * Tests that can be reached by what changed.
 * @param words `--since` and a commit. @defaultValue the last commit: what is not committed yet.
 * @throws NoChanges
 */
export async function selectChanged(words: readonly string[]): Promise<Selection> {
  const files = await changedSince(commitOf(words));
  const selection = await selectReached(files);
  return files.some((file) => rulesOfLint.test(file))
    ? selection
    : { ...selection, lint: files.filter((file) => existsSync(inWorkspace(file))) };
}
