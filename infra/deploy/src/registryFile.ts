import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Registry, registrySchema } from '@console/remote/registry';
import { emptyRegistry } from './planRelease';
import { ReleaseRefused } from './ReleaseRefused';
import { reader } from './remoteBuild';

const read = reader<Registry>('The registry', registrySchema);

const path = (store: string) => join(store, 'registry.json');

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * The registry of a store, an empty one where nothing has been released yet.
 * @throws ReleaseRefused when there is a registry that cannot be read: it is not overwritten.
 */
export async function readRegistry(store: string): Promise<Registry> {
  try {
    return read(await readFile(path(store), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return emptyRegistry;
    throw error;
  }
}

/** Replaces the registry at once: whoever reads meanwhile gets the old one or the new one, never a part. */
export async function writeRegistry(store: string, registry: Registry): Promise<void> {
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  read(text);
  const next = `${path(store)}.${process.pid}.part`;
  const file = await open(next, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(next, path(store));
}

/** Time in ms after which a lock counts as left behind by a process that died. */
const staleAfter = 30_000;
const retryAfter = 50;

/**
 * Does something while no other release changes the registry of the store.
 * @throws ReleaseRefused when the lock does not come free.
 */
export async function withRegistryLock<T>(store: string, act: () => Promise<T>): Promise<T> {
  await mkdir(store, { recursive: true });
  const lock = `${path(store)}.lock`;
  const deadline = Date.now() + staleAfter * 2;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const age = await stat(lock).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > staleAfter) await rm(lock, { force: true });
      else if (Date.now() > deadline) throw new ReleaseRefused(`Another release holds ${lock}.`);
      else await wait(retryAfter);
    }
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
}
