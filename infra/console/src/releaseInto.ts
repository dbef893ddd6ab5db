import { keyFolder, release, signingKey, verifyingKeys } from '@console/deploy';
import { openStore } from '@console/store';

/**
 * Releases a build into a store that nobody else uses, so that a console of its own has something to show: whatever it
 * weighs, and whichever version it has.
 * @param store folder of the store
 * @param dist folder of the build
 * @param by who does it, and why: the name of the command
 * @throws ReleaseRefused
 */
export async function releaseInto(store: string, dist: string, by: string): Promise<void> {
  const to = openStore(store);
  const key = signingKey(process.env, keyFolder, to);
  await release(
    { store: to, key, keys: verifyingKeys(process.env, keyFolder), by },
    { dist, reason: by, compression: 'quick', allowGrowth: true, anyVersion: true },
  );
}
