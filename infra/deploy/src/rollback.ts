import { buildKey } from '@console/remote/registry';
import { emptyRegistry, entryOf, findBuild } from './plan/entries';
import { planRollback, rollbackTarget } from './plan/planRollback';
import { changeRegistry, presentRegistry } from './registry';
import { releasedBuild } from './releasedBuild';
import { type Site, toRead } from './Site';
import { pinnedRecord } from './storedBuilds';

/** Result of a rollback. */
export interface RolledBack {
  readonly changed: boolean;
  /** Key of the build that runs for everybody now. */
  readonly current: string;
  readonly revision: number;
}

/**
 * Takes back what was released last, or goes back to an earlier build. The build lies in the store still, so only
 * the registry changes.
 * @param word key, version or hash of the build to go back to. Default: what ran before.
 * @throws ReleaseRefused when there is nothing to go back to, or it is not in the store any more.
 */
export async function rollback(site: Site, name: string, reason: string, word?: string): Promise<RolledBack> {
  const present = await presentRegistry(toRead(site));
  const entry = entryOf(present?.registry ?? emptyRegistry, name);
  const known = word === undefined || findBuild([...entry.builds, ...entry.earlier], word);
  const target = rollbackTarget(
    entry,
    word,
    known ? undefined : await releasedBuild(toRead(site), name, word),
  );
  const build =
    target === 'end of rollout' ? target : await pinnedRecord(site.store, target.base, target.record);
  const { changed, registry } = await changeRegistry(site, reason, (now) => planRollback(now, name, build));
  const { current } = entryOf(registry, name);
  return {
    changed,
    current: build === 'end of rollout' ? current : buildKey(build),
    revision: registry.revision,
  };
}
