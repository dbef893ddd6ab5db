import { audienceOf } from '@console/remote/registry';
import { entryOf, findBuild } from './plan/entries';
import { pinTarget, planPin } from './plan/planPin';
import { type ChangedRegistry, changeRegistry, readRegistry } from './registry';
import { releasedBuild } from './releasedBuild';
import { type Site, toRead } from './Site';
import { pinnedRecord } from './storedBuilds';

/**
 * Chooses a build of a remote for one user.
 * @param user name by which the user signs in; the registry keeps only a hash of it.
 * @param word key, version or hash of the build; undefined takes the choice back.
 * @throws ReleaseRefused when there is no such build, or it is not in the store any more.
 */
export async function pin(
  site: Site,
  name: string,
  user: string,
  word: string | undefined,
  reason: string,
): Promise<ChangedRegistry> {
  const entry = entryOf(await readRegistry(toRead(site)), name);
  const known = word === undefined || findBuild([...entry.builds, ...entry.earlier], word);
  const released = known ? undefined : await releasedBuild(toRead(site), name, word);
  const target = word === undefined ? undefined : pinTarget(entry, word, released);
  const build =
    target && 'record' in target
      ? await pinnedRecord(site.store, target.base, String(target.record))
      : target;
  return changeRegistry(site, reason, (now) => planPin(now, name, audienceOf(user), build));
}
