import type { Registry } from '@console/remote/registry';
import {
  historyFolder,
  historyPath,
  type ProvenRegistry,
  type RegistryReader,
  registryPath,
  type Store,
  UnreadableError,
} from '@console/store';
import { cachedFile, type WatchedFile } from './cachedFile';

/** The registry of a store, as it was released. */
export interface RegistryFile extends WatchedFile<Registry> {
  /** The registry with the change that made it, and what the next one is held against. */
  proven(): Promise<ProvenRegistry>;
}

/**
 * The registry of a store, accepted only as the reader proves it: with a signature of a known key, or by one of a team
 * that stayed within its grant. An older registry than the one before is refused too, since anybody who can write to the
 * store could restore an old one. The one before the start of this gateway is found in the history: every registry is
 * kept there, signed, before `registry.json` is replaced.
 */
export function registryFile(store: Store, read: RegistryReader): RegistryFile {
  /** The newest registry of the history that can be proven. */
  async function newest(): Promise<ProvenRegistry | undefined> {
    const files = await store.list(historyFolder);
    const revisions = files.flatMap(({ path }) => {
      const [, revision] = /^history\/(\d+)\.json$/.exec(path) ?? [];
      return revision === undefined ? [] : [Number(revision)];
    });
    for (const revision of revisions.sort((one, other) => other - one)) {
      const file = await store.read(historyPath(revision));
      try {
        const found = file && (await read(file.content.toString()));
        if (found?.registry.revision === revision) return found;
      } catch (error) {
        // A file without a valid signature does not count.
        if (!(error instanceof UnreadableError)) throw error;
      }
    }
    return undefined;
  }

  const file = cachedFile<ProvenRegistry>(
    'The registry',
    store,
    registryPath,
    async (text, before) => {
      const proven = await read(text, before);
      const { revision } = proven.registry;
      if (before && revision < before.registry.revision)
        throw new UnreadableError(
          `The registry is older than the one before: revision ${revision} after ${before.registry.revision}. ` +
            `Put ${historyPath(before.registry.revision)} in its place, or roll back or release again.`,
        );
      return proven;
    },
    newest,
  );
  const { read: proven, problem, isFromFile } = file;
  return { proven, problem, isFromFile, read: async () => (await proven()).registry };
}
