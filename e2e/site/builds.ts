import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** Names of the remotes of the workspace. */
export const remoteNames: readonly string[] = readdirSync(resolve(workspace, 'remotes'))
  .filter((name) => existsSync(resolve(workspace, 'remotes', name, 'package.json')))
  .sort();

/** The builds of the remotes under test, by their names, as `npm run build` leaves them. */
export const remoteBuilds: Readonly<Record<string, string>> = Object.fromEntries(
  remoteNames.map((name) => [name, resolve(workspace, 'remotes', name, 'dist')]),
);

/** All builds under test. */
export const builds = { shell: resolve(workspace, 'shell/dist'), ...remoteBuilds };

/**
 * Builds that the sites of a run serve: taken once, so that a build in between changes nothing under a test.
 */
export const served = {
  shell: resolve(workspace, '.console/e2e/shell'),
  /** Every site starts from a copy of this store. */
  store: resolve(workspace, '.console/e2e/store'),
  /** Folder of these copies, as long as their tests run. */
  copies: resolve(workspace, '.console/e2e/copies'),
} as const;

/** Folder of a store in which gateways share the files of shells. */
export const shellFolder = 'shell';

/** @throws Error with what to do when a build is not there. */
export function demandBuilds(): void {
  for (const dist of Object.values(builds))
    if (!existsSync(resolve(dist, 'build.json')))
      throw new Error(`There is no build in ${dist}: run "npm run build" first.`);
}
