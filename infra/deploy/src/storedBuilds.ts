import { type BuildManifest, manifestFile } from '@console/remote/registry';
import { digestOf, recordOf, type Store, StoreError } from '@console/store';
import { readBuildManifest } from './buildManifest';
import type { BuiltFile } from './builtFiles';
import type { StoredBuild } from './plan/planPrune';
import { ReleaseRefused } from './ReleaseRefused';

const folder = 'remotes/';

/** Path in the store of the folder of a build, which the registry names as an address. */
export const pathOf = (base: string) => base.replace(/^\//, '');

const recordPath = (base: string) => pathOf(base) + manifestFile;

/** Files that are written at the same time. */
const together = 8;

/** True for a build that lies in a store as a whole: its record is written last and removed first. */
export async function isStored(store: Store, base: string): Promise<boolean> {
  return (await store.read(recordPath(base))) !== undefined;
}

/** The record of a build that lies in a store, undefined where there is none or it cannot be read. */
export async function storedRecord(store: Store, base: string): Promise<BuildManifest | undefined> {
  const file = await store.read(recordPath(base));
  try {
    return file && readBuildManifest(file.content.toString());
  } catch {
    return undefined;
  }
}

/**
 * An earlier build in full, from its record.
 * @param pin digest of the record, as the registry has it.
 * @throws ReleaseRefused when the build is not there any more, or is another one than ran.
 */
export async function pinnedRecord(store: Store, base: string, pin: string): Promise<BuildManifest> {
  const file = await store.read(recordPath(base));
  if (!file)
    throw new ReleaseRefused(`The build ${pathOf(base)} is not in ${store.name} any more; release it again.`);
  if (digestOf(file.content) !== pin)
    throw new ReleaseRefused(
      `The record of ${pathOf(base)} in ${store.name} is not the one that was released.`,
    );
  return readBuildManifest(file.content.toString());
}

/**
 * Puts the files of a build into its folder, its record last. What was put there is taken away again where there is no
 * room for the rest: half a build is of no use, and others need the room.
 */
export async function putBuild(
  store: Store,
  remote: BuildManifest,
  files: readonly BuiltFile[],
): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await store.write(pathOf(remote.base) + file.path, file.content);
  };
  try {
    const done = await Promise.allSettled(Array.from({ length: together }, work));
    for (const one of done) if (one.status === 'rejected') throw one.reason;
    await putRecord(store, remote);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'full' && !(await isStored(store, remote.base)))
      await removeBuild(store, remote.base);
    throw error;
  }
}

/** Puts the record of a build into its folder; done again, it renews the time of the build for `prune`. */
export const putRecord = (store: Store, remote: BuildManifest): Promise<string> =>
  store.write(recordPath(remote.base), recordOf(remote));

/** All builds that lie in a store. */
export async function storedBuilds(store: Store): Promise<(StoredBuild & { readonly bytes: number })[]> {
  const found = new Map<string, { base: string; modified: number; bytes: number }>();
  for (const { path, size, modified } of await store.list(folder)) {
    const [base] = /^remotes\/[^/]+\/[^/]+\//.exec(path) ?? [];
    if (!base) continue;
    const build = found.get(base) ?? { base: `/${base}`, modified: 0, bytes: 0 };
    found.set(base, build);
    build.bytes += size;
    build.modified = Math.max(build.modified, modified);
  }
  return [...found.values()];
}

/** Removes a build from a store: its record first, so that half of it never counts as there. */
export async function removeBuild(store: Store, base: string): Promise<void> {
  await store.remove(recordPath(base));
  for (const { path } of await store.list(pathOf(base))) await store.remove(path);
}
