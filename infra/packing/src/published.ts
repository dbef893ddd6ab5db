import { readFileSync } from 'node:fs';
import { inWorkspace, remotesOf } from '@console/workspace';
import { parse } from 'yaml';
import type { WorkspaceManifest } from './manifest';

/** Folders of the packages that teams get, lowest first. */
export const publishedFolders = [
  'packages/api-client',
  'packages/design',
  'packages/embed',
  'packages/remote',
  'packages/build',
  'infra/workspace',
  'infra/telemetry',
  'infra/store',
  'infra/audit-trail',
  'infra/gateway',
  'infra/deploy',
  'infra/emulator',
  'infra/console',
  'infra/test-console',
  'packages/testing',
  'infra/kit',
  'e2e',
] as const;

/** Packages whose sources builds are made of: what stands for them is written into the packed manifest. */
export const builtFrom: Readonly<Record<string, string>> = {
  'packages/api-client': 'src',
  'packages/design': '.',
  'packages/remote': 'src',
  'packages/build': '.',
};

/** Folders that travel in a package and lie elsewhere in the workspace, by where they go. */
export const carriedFolders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'infra/console': { 'shell/release': 'shell/dist', 'shell/development': '.console/dev/shell' },
  'infra/kit': { contract: 'docs/contract' },
  'infra/test-console': Object.fromEntries(
    remotesOf().map((name) => [`remotes/${name}`, `remotes/${name}/dist`]),
  ),
};

/** A JSON file of the workspace. */
export const readJson = <T>(...path: string[]): T =>
  JSON.parse(readFileSync(inWorkspace(...path), 'utf8')) as T;

/** The package.json in a folder of the workspace. */
export const manifestOf = (folder: string): WorkspaceManifest => readJson(folder, 'package.json');

interface WorkspaceSettings {
  readonly catalog: Readonly<Record<string, string>>;
  readonly patchedDependencies?: Readonly<Record<string, string>>;
}

/** The versions of the libraries, and the names of those that the workspace patches. */
export function workspaceSettings(): {
  catalog: Readonly<Record<string, string>>;
  patched: readonly string[];
} {
  const { catalog, patchedDependencies = {} } = parse(
    readFileSync(inWorkspace('pnpm-workspace.yaml'), 'utf8'),
  ) as WorkspaceSettings;
  const patched = Object.keys(patchedDependencies).map((key) => key.slice(0, key.lastIndexOf('@')));
  return { catalog, patched };
}
