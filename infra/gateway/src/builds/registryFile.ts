import type { Registry } from '@console/remote/registry';
import {
  historyFolder,
  historyPath,
  registryPath,
  registryReader,
  type Store,
  UnreadableError,
  type VerifyingKey,
} from '@console/store';
import { type CachedFile, cachedFile } from './cachedFile';

/** The registry of a store, and when each state of it was made. */
export interface RegistryFile extends CachedFile<Registry> {
  /** Time at which a registry that was read here was signed, by the clock of who did, in ms. */
  madeAt(registry: Registry): number | undefined;
}

/**
 * The registry of a store, accepted only with a signature of a known key. An older registry than the one before is
 * refused too, since anybody who can write to the store could restore an old one. The one before the start of this
 * gateway is found in the history: every registry is kept there, signed, before `registry.json` is replaced.
 */
export function registryFile(store: Store, keys: readonly VerifyingKey[]): RegistryFile {
  const open = registryReader(keys);
  const times = new WeakMap<Registry, number>();

  function read(text: string): Registry {
    const { registry, change } = open(text);
    times.set(registry, Date.parse(change.at));
    return registry;
  }

  /** The newest registry of the history that one of the keys has signed. */
  async function newest(): Promise<Registry | undefined> {
    const files = await store.list(historyFolder);
    const revisions = files.flatMap(({ path }) => {
      const [, revision] = /^history\/(\d+)\.json$/.exec(path) ?? [];
      return revision === undefined ? [] : [Number(revision)];
    });
    for (const revision of revisions.sort((one, other) => other - one)) {
      const file = await store.read(historyPath(revision));
      try {
        const found = file && read(file.content.toString());
        if (found?.revision === revision) return found;
      } catch (error) {
        // A file without a valid signature does not count.
        if (!(error instanceof UnreadableError)) throw error;
      }
    }
    return undefined;
  }

  const file = cachedFile<Registry>(
    'The registry',
    store,
    registryPath,
    (text, before) => {
      const registry = read(text);
      if (before && registry.revision < before.revision)
        throw new UnreadableError(
          `The registry is older than the one before: revision ${registry.revision} after ${before.revision}. ` +
            `Put ${historyPath(before.revision)} in its place, or roll back or release again.`,
        );
      return registry;
    },
    newest,
  );
  return { ...file, madeAt: (registry) => times.get(registry) };
}
