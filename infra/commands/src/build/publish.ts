import { compress, release, type Site } from '@console/deploy';
import { inWorkspace } from '@console/workspace';

/**
 * Compression of what runs here: it is made anew all the time; a release for others compresses it strongly.
 */
const compression = 'quick';

/**
 * Makes a build ready to be served: compressed copies for the shell, a remote is released into the store. What is there
 * already is left alone.
 * @param folder folder of the app, `remotes/readers`.
 * @throws ReleaseRefused when the store holds a registry that nobody known has signed.
 */
export async function publish(site: Site, folder: string): Promise<void> {
  const dist = inWorkspace(folder, 'dist');
  if (folder === 'shell') {
    await compress(dist, compression);
    return;
  }
  // Who works on a remote sees what it has become, whatever it weighs, and raises its version when it is done.
  const wish = { allowGrowth: true, anyVersion: true };
  const { name, version, build, registered } = await release(site, {
    dist,
    reason: 'start',
    compression,
    ...wish,
  });
  if (registered) console.log(`Released ${name} ${version}-${build}.`);
}
