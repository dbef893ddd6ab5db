import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/** The builds of the remotes under test, by their names, as `npm run build` leaves them. */
export const remoteBuilds = {
  jobs: resolve(workspace, 'remotes/jobs/dist'),
  readers: resolve(workspace, 'remotes/readers/dist'),
} as const;

/** All builds under test. */
export const builds = { shell: resolve(workspace, 'shell/dist'), ...remoteBuilds } as const;

/** What the sites of a run serve: taken once, so that a build in between changes nothing under a test. */
export const served = {
  shell: resolve(workspace, '.console/e2e/shell'),
  /** Every site starts from a copy of this store. */
  store: resolve(workspace, '.console/e2e/store'),
} as const;

/** @throws Error with what to do when a build is not there. */
export function demandBuilds(): void {
  for (const dist of Object.values(builds))
    if (!existsSync(resolve(dist, 'build.json')))
      throw new Error(`There is no build in ${dist}: run "npm run build" first.`);
}
