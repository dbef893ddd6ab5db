import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder with a package.json, upwards from one; that folder itself where there is none. */
function repositoryOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (at === dirname(at)) return folder;
  }
}

const above = fileURLToPath(new URL('../../..', import.meta.url));

/** Root of the workspace; where this package was installed, the repository in which the command is run. */
export const workspace = /[\\/]node_modules[\\/]/.test(above) ? repositoryOf(process.cwd()) : above;

/** A path below the root of the workspace. */
export const inWorkspace = (...path: string[]) => resolve(workspace, ...path);

/** Where `npm start` keeps its files: stamps of builds, the store of remotes, the data of the service. Not in git. */
export const workFolder = inWorkspace('.console');

/** A package of the workspace. */
export interface WorkspacePackage {
  /** Name of its package.json, `@console/readers`. */
  readonly name: string;
  /** Folder below the root, `remotes/readers`. */
  readonly folder: string;
  /** Names of the packages of the workspace that it depends on. */
  readonly needs: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly name: string;
  readonly scripts?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
}

function packageIn(root: string, folder: string): WorkspacePackage {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const needs = Object.entries(manifest.dependencies ?? {}).filter(([, range]) =>
    range.startsWith('workspace:'),
  );
  return { name: manifest.name, folder, needs: needs.map(([name]) => name), scripts: manifest.scripts ?? {} };
}

/** All packages of the workspace, in the order of their folders. */
export function packages(root = workspace): WorkspacePackage[] {
  const groups = ['packages', 'remotes'].filter((group) => existsSync(join(root, group)));
  const folders = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
  return ['shell', ...folders.sort()]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => packageIn(root, folder));
}

/** True for a repository of its own for one remote, and not a workspace of several. */
export const isOwnRepository = (root = workspace): boolean =>
  existsSync(join(root, 'src/declaration.ts')) && !existsSync(join(root, 'remotes'));

/** Folder of a remote below the root: that of a repository of its own is the root. */
export const remoteFolder = (name: string, root = workspace): string =>
  isOwnRepository(root) ? '.' : `remotes/${name}`;

/** Names of the remotes of a workspace, sorted; a repository of its own has the one that its package is called like. */
export function remotesOf(root = workspace): string[] {
  if (isOwnRepository(root)) {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    return [name.slice(name.indexOf('/') + 1)];
  }
  const folder = join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort();
}

/** Packages built for the browser: the shell and the remotes. */
export const apps = (all: readonly WorkspacePackage[]) =>
  all.filter(({ folder, scripts }) => scripts.build && /^(shell$|remotes\/)/.test(folder));

/** Packages with everything they depend on, each once. */
export function withNeeds(all: readonly WorkspacePackage[], names: readonly string[]): WorkspacePackage[] {
  const found = new Map<string, WorkspacePackage>();
  const add = (name: string) => {
    const one = all.find((candidate) => candidate.name === name);
    if (!one || found.has(name)) return;
    found.set(name, one);
    one.needs.forEach(add);
  };
  names.forEach(add);
  return [...found.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}
