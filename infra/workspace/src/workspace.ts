import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

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

/** Names of the remotes of a workspace, sorted. */
export function remotesOf(root = workspace): string[] {
  const folder = join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort();
}

/** What is built for the browser: the shell and the remotes. */
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
