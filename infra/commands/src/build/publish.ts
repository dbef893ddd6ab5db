import { compress, readRegistry, release, type Site, toRead } from '@console/deploy';
import { apps, inWorkspace, packages } from '@console/workspace';

/** What runs here is made anew all the time; what is released for others is compressed by their release. */
const compression = 'quick';

/**
 * Makes builds ready to be served: compressed copies for the shell, and each remote released into the store. What
 * is there already is left alone.
 * @throws ReleaseRefused when the store holds a registry that nobody known has signed.
 */
export async function publish(site: Site): Promise<void> {
  await compress(inWorkspace('shell/dist'), compression);
  await readRegistry(toRead(site));
  for (const { folder } of apps(packages()).filter((app) => app.folder.startsWith('remotes/'))) {
    // Who works on a remote sees what it has become, whatever it weighs, and raises its version when it is done.
    const wish = { allowGrowth: true, anyVersion: true };
    const options = { dist: inWorkspace(folder, 'dist'), reason: 'start', compression, ...wish } as const;
    const { name, version, build, registered } = await release(site, options);
    if (registered) console.log(`Released ${name} ${version}-${build}.`);
  }
}
