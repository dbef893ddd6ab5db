import { historyFolder, historyPath } from '@console/store';
import { history } from './history';
import { type HeldRegistry, namedBases, planPrune } from './plan/planPrune';
import { readRegistry } from './registry';
import type { ReadSite } from './Site';
import { removeBuild, storedBuilds } from './storedBuilds';

/** Files removed by pruning. */
export interface Pruned {
  /** Folders that were removed. */
  readonly removed: readonly string[];
  /** Bytes that they took. */
  readonly bytes: number;
  /** Builds that stay. */
  readonly kept: number;
}

/**
 * Registries that held since a time, and the one that held when it began. The times are those of the
 * store, which has one clock, where every machine that releases has its own.
 */
async function heldSince(site: ReadSite, since: number): Promise<HeldRegistry[]> {
  const files = await site.store.list(historyFolder);
  const written = new Map(files.map(({ path, modified }) => [path, modified]));
  const held: HeldRegistry[] = [];
  for await (const { revision, registry } of history(site)) {
    const one = { since: written.get(historyPath(revision)) ?? Number.POSITIVE_INFINITY, registry };
    held.push(one);
    if (one.since <= since) break;
  }
  return held;
}

/**
 * Removes builds that no registry of the last time names.
 * @param older length of that time in ms: the longest session that may still run one of them.
 * @throws ReleaseRefused when the history of that time is not whole; nothing has been removed then.
 */
export async function prune(site: ReadSite, older: number, now = Date.now()): Promise<Pruned> {
  const since = now - older;
  const held = await heldSince(site, since);
  const stored = await storedBuilds(site.store);
  const planned = new Set(planPrune(held, stored, since));
  const removed = [];
  for (const build of stored) {
    // Somebody may have released it since it was planned.
    const needed = !planned.has(build.base) || namedBases(await readRegistry(site)).includes(build.base);
    if (needed) continue;
    await removeBuild(site.store, build.base);
    removed.push(build);
  }
  return {
    removed: removed.map(({ base }) => base),
    bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0),
    kept: stored.length - removed.length,
  };
}
