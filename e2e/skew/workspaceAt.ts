import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { remoteNames } from '../site/builds';
import { once } from '../site/once';

const workspace = resolve(import.meta.dirname, '../..');
const call = promisify(execFile);

/** A workspace whose shell and remotes are built. */
export interface BuiltWorkspace {
  readonly folder: string;
  /** Names of its remotes. */
  readonly remotes: readonly string[];
}

/** The workspace as it is. */
export const today: BuiltWorkspace = { folder: workspace, remotes: remoteNames };

/** True if the history of this clone reaches back to a commit; that of a shallow one may not. */
export const hasCommit = (commit: string): Promise<boolean> =>
  call('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: workspace }).then(
    () => true,
    () => false,
  );

/** Runs a command of a workspace. @throws Error with what it said, when it fails. */
export async function run(
  folder: string,
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...environment };
  await call(command, words, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${words.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
    },
  );
}

/** Writes the files of a commit into a folder. */
async function extract(commit: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = spawn('git', ['archive', '--format=tar', commit], { cwd: workspace });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: [files.stdout, 'ignore', 'inherit'] });
  const ended = await new Promise<number | null>((end, failed) => {
    tar.once('error', failed).once('close', end);
    files.once('error', failed);
  });
  if (ended !== 0) throw new Error(`The files of ${commit} could not be written to ${folder}.`);
}

/**
 * The workspace of a commit, built with the tools, libraries and commands of that commit. It is kept below `.console`, so
 * that only the first run takes the minutes.
 */
export async function workspaceAt(commit: string): Promise<BuiltWorkspace> {
  const folder = join(workspace, '.console/e2e/earlier', commit);
  const done = join(folder, '.console/complete');
  await once(`earlier-${commit}`, async () => {
    if (existsSync(done)) return;
    await extract(commit, folder);
    await run(folder, process.execPath, ['infra/commands/build.mjs']);
    await mkdir(join(folder, '.console'), { recursive: true });
    await writeFile(done, '');
  });
  const { stdout } = await call('git', ['ls-tree', '--name-only', commit, 'remotes/'], { cwd: workspace });
  const names = stdout
    .trim()
    .split('\n')
    .map((path) => path.slice('remotes/'.length));
  const isRemote = (name: string) => existsSync(join(folder, 'remotes', name, 'dist/build.json'));
  return { folder, remotes: names.filter(isRemote) };
}

/** Reads the manifest of a build of an app. */
export async function recordOf<Build>({ folder }: BuiltWorkspace, app: string): Promise<Build> {
  return JSON.parse(await readFile(join(folder, app, 'dist/build.json'), 'utf8')) as Build;
}
