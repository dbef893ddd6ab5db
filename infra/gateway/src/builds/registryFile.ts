import type { Registry } from '@console/remote/registry';
import { registryPath, registryReader, type Store, UnreadableError, type VerifyingKey } from '@console/store';
import { type CachedFile, cachedFile } from './cachedFile';

/**
 * The registry of a store, as one of the keys has signed it. One that nobody signed is as if damaged; so is an older
 * one than was read before, since anybody who can write to the store could bring back an old registry.
 */
export function registryFile(store: Store, keys: readonly VerifyingKey[]): CachedFile<Registry> {
  const read = registryReader(keys);
  return cachedFile<Registry>('The registry', store, registryPath, (text, before) => {
    const { registry } = read(text);
    if (before && registry.revision < before.revision)
      throw new UnreadableError(
        `The registry is older than the one before: revision ${registry.revision} after ${before.revision}. ` +
          'Restart the gateway if that is meant.',
      );
    return registry;
  });
}
