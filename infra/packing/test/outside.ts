import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publishedFolders } from '../src/published';

/** Root of this workspace. */
export const workspace = resolve(__dirname, '../../..');

/** Runs a program to its end. @returns what it wrote @throws Error with that, where it fails */
export function run(
  command: string,
  words: readonly string[],
  cwd: string,
  environment: object = {},
): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // The run of this test is not to be counted by the run inside it.
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, ...environment },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n(${command} ${words.join(' ')})`);
  return stdout;
}

/** Name of a packed package without the scope: `create-remote`. */
export const nameOf = (tarball: string): string =>
  /^console-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(tarball)?.[1] ?? '';

/** Links to libraries of a folder, for packages that are unpacked elsewhere. */
export function linkLibraries(from: string, modules: string): void {
  for (const entry of existsSync(from) ? readdirSync(from) : []) {
    if (entry.startsWith('.') || entry === '@console') continue;
    for (const part of entry.startsWith('@') ? readdirSync(join(from, entry)) : ['']) {
      const to = join(modules, entry, part);
      if (existsSync(to)) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(join(from, entry, part), to.replace(/\/$/, ''));
    }
  }
}

/**
 * Lays packed packages out as an installation has them, with the libraries that a workspace has installed.
 * @param packs folder of the packed packages
 * @param modules `node_modules` that holds them afterwards
 * @param from workspace that they were packed in
 */
export function layOut(packs: string, modules: string, from = workspace): void {
  for (const tarball of readdirSync(packs)) {
    const place = join(modules, '@console', nameOf(tarball));
    mkdirSync(place, { recursive: true });
    run('tar', ['-xzf', join(packs, tarball), '-C', place, '--strip-components=1'], packs);
  }
  for (const folder of ['', ...publishedFolders]) linkLibraries(join(from, folder, 'node_modules'), modules);
  // What travels inside of design finds beside design what it finds beside itself here.
  const antd = realpathSync(join(from, 'packages/design/node_modules/antd'));
  const icons = realpathSync(join(antd, '../@ant-design/icons'));
  for (const library of [dirname(antd), dirname(dirname(icons))]) linkLibraries(library, modules);
}

/** Unpacks the creator of new repositories. @returns its program */
export function creatorIn(packs: string, place: string): string {
  const [file = ''] = readdirSync(packs).filter((tarball) => nameOf(tarball) === 'create-remote');
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', join(packs, file), '-C', place], packs);
  return join(place, 'package/bin/create-remote.mjs');
}

/** Commits of this history by the versions of the contract that had a template for repositories, the last one of each. */
export function commitsOfVersions(): ReadonlyMap<string, string> {
  const git = (...words: string[]) => run('git', words, workspace);
  const declaration = 'packages/remote/src/contract/declaration.ts';
  const first = git('log', '--format=%H', '--diff-filter=A', '--', 'infra/packing/src/creator.ts').trim();
  if (!first) return new Map();
  const commits = git('log', '--reverse', '--format=%H', `${first}..HEAD`, '--', declaration, 'infra/kit')
    .trim()
    .split('\n')
    .filter(Boolean);
  const versions = commits.map((commit) => {
    const text = git('show', `${commit}:${declaration}`);
    return [/contractVersion = '([\d.]+)'/.exec(text)?.[1] ?? '', commit] as const;
  });
  return new Map(versions);
}
