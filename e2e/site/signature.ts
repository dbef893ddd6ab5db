import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Site as ReleasedSite, signingKey } from '@console/deploy';
import { folderStore, pemOf } from '@console/store';

const workspace = resolve(fileURLToPath(import.meta.url), '../../..');

/** The pair of keys of all sites under test, created by the first run. */
export const siteKey = () => signingKey({}, resolve(workspace, '.console/e2e/keys'));

/** Keys by which gateways check the releases of sites. */
export const registryKeys = () => [pemOf(siteKey().verifying)];

/** A store as one that is released to. */
export const toRelease = (folder: string): ReleasedSite => ({
  store: folderStore(folder),
  key: siteKey(),
  by: 'tests',
});
