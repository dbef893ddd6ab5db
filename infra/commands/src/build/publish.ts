import { compress, release } from '@console/deploy';
import { apps, inWorkspace, packages } from '../workspace';

/**
 * Makes builds ready to be served: compressed copies for the shell, and each remote released into the store. What
 * is there already is left alone.
 */
export async function publish(store: string): Promise<void> {
  await compress(inWorkspace('shell/dist'));
  for (const { folder } of apps(packages()).filter((app) => app.folder.startsWith('remotes/'))) {
    const { name, version, build, registered } = await release({ dist: inWorkspace(folder, 'dist'), store });
    if (registered) console.log(`Released ${name} ${version}-${build}.`);
  }
}
