import { encodedSuffixes, hasDeltas, makeDelta, nameInBuilds, type Store, StoreError } from '@console/store';
import type { BuiltFile } from './builtFiles';
import type { Compression } from './compress';
import { pathOf } from './storedBuilds';

/** Effort of zstd, 1 to 22. */
const levels: Readonly<Record<Compression, number>> = { strongest: 19, quick: 3 };

/** A delta has to save so much of the brotli copy, in parts of it and in bytes, whichever is more. */
const leastSaved = { share: 0.2, bytes: 500 };

/**
 * Deltas of the scripts and styles of a build against the files of the same names in the build that it replaces.
 * @param base address of the folder of that build.
 * @param files the files of the build with their compressed copies.
 * @returns none where that build cannot be read: a release does without them.
 */
export async function deltas(
  store: Store,
  base: string,
  files: readonly BuiltFile[],
  compression: Compression = 'strongest',
): Promise<BuiltFile[]> {
  const folder = pathOf(base);
  const sizes = new Map(files.map(({ path, content }) => [path, content.length]));
  const made: BuiltFile[] = [];
  try {
    const stored = await store.list(folder);
    const before = new Map(stored.map(({ path }) => [nameInBuilds(path.slice(folder.length)), path]));
    for (const { path, content } of files) {
      const old = hasDeltas(path) ? before.get(nameInBuilds(path)) : undefined;
      const dictionary = old && (await store.read(old));
      if (!dictionary) continue;
      const delta = await makeDelta(content, dictionary.content, levels[compression]);
      const packed = sizes.get(path + encodedSuffixes.br) ?? 0;
      if (packed - delta.length >= Math.max(packed * leastSaved.share, leastSaved.bytes))
        made.push({ path: path + encodedSuffixes.dcz, content: delta });
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
  return made;
}
