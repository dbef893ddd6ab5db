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

/**
 * The registry of a store, as one of the keys has signed it. One that nobody signed is as if damaged; so is an older
 * one than held before, since anybody who can write to the store could bring back an old registry. What held before
 * this gateway began is said by the history: every registry is kept there, signed, before it is pointed to.
 */
export function registryFile(store: Store, keys: readonly VerifyingKey[]): CachedFile<Registry> {
  const read = registryReader(keys);

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
        const found = file && read(file.content.toString()).registry;
        if (found?.revision === revision) return found;
      } catch (error) {
        // What nobody signed proves nothing.
        if (!(error instanceof UnreadableError)) throw error;
      }
    }
    return undefined;
  }

  return cachedFile<Registry>(
    'The registry',
    store,
    registryPath,
    (text, before) => {
      const { registry } = read(text);
      if (before && registry.revision < before.revision)
        throw new UnreadableError(
          `The registry is older than the one before: revision ${registry.revision} after ${before.revision}. ` +
            `Put ${historyPath(before.revision)} in its place, or roll back or release again.`,
        );
      return registry;
    },
    newest,
  );
}
