import type { Registry } from '@console/remote/registry';

/** A registry, and since when it holds, in ms since 1970. */
export interface HeldRegistry {
  readonly since: number;
  readonly registry: Registry;
}

/** A build that lies in a store, and when the last file of it was written, in ms since 1970. */
export interface StoredBuild {
  /** Folder of the build, as the registry names it: `/remotes/readers/1.0.0-ab12/`. */
  readonly base: string;
  readonly modified: number;
}

/** Folders of all builds that a registry needs: those that run, and those to go back to. */
export const namedBases = (registry: Registry): string[] =>
  registry.remotes.flatMap(({ builds, earlier }) =>
    [...builds, ...earlier.filter(({ withdrawn }) => !withdrawn)].map(({ base }) => base),
  );

/**
 * Which builds nobody needs any more: none of the registries that held since a time names them, so no session that
 * began since then runs one, and none was written since, as it would be by a release under way.
 * @param history the registries, the one that holds now first.
 * @param since time in ms since 1970.
 * @returns the folders to remove, in their order.
 */
export function planPrune(
  history: readonly HeldRegistry[],
  stored: readonly StoredBuild[],
  since: number,
): string[] {
  // The registry that held when the time began counts, too: it is the first one that is older.
  const before = history.findIndex((held) => held.since <= since);
  const held = before < 0 ? history : history.slice(0, before + 1);
  const needed = new Set(held.flatMap(({ registry }) => namedBases(registry)));
  return stored
    .filter(({ base, modified }) => !needed.has(base) && modified < since)
    .map(({ base }) => base)
    .sort();
}
