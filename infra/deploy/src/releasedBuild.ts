import { buildKey, type PreviousBuild, type RegistryEntry } from '@console/remote/registry';
import { history } from './history';
import { earlierBuild, findBuild } from './plan/entries';
import type { ReadSite } from './Site';
import { isStored } from './storedBuilds';

/** Every build that an entry of the registry names. */
function buildsOf({ builds, earlier }: RegistryEntry): PreviousBuild[] {
  const full = new Set(builds.map(buildKey));
  return [
    ...builds.map((build) => earlierBuild(build)),
    ...earlier.filter((build) => !full.has(buildKey(build))),
  ];
}

/**
 * A build that was released at some time and lies in the store still, though the registry does not name it any more.
 * Only the signed history has the digest of its record, so a build that the history does not name is not found.
 * @param word key, version or hash of the build.
 * @throws ReleaseRefused when the history is not whole.
 */
export async function releasedBuild(
  site: ReadSite,
  name: string,
  word: string,
): Promise<PreviousBuild | undefined> {
  for await (const { registry } of history(site)) {
    const entry = registry.remotes.find((remote) => remote.name === name);
    const found = entry && findBuild(buildsOf(entry), word);
    if (found && (await isStored(site.store, found.base))) return found;
  }
  return undefined;
}
