import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell, startOwnConsole } from '@console/console';
import { releaseInto } from '@console/kit';

/**
 * Builds the remote as it is released, releases it into a store of its own, and starts a console with it and a service in
 * its first state.
 * @returns what stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'console-journeys-'));
  const store = join(folder, 'store');
  await releaseInto(store, join(folder, 'dist'), 'journeys');
  const console = await startOwnConsole({
    shell: builtShell('release'),
    port: Number(process.env.JOURNEYS_PORT),
    store,
    data: 'memory',
  });
  return async () => {
    await console.close();
    await rm(folder, { recursive: true, force: true });
  };
}
