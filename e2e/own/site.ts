import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell, startOwnConsole } from '@console/console';
import { keyFolder, release, signingKey, verifyingKeys } from '@console/deploy';
import { buildOnce } from '@console/kit';
import { openStore } from '@console/store';
import { workspace } from '@console/workspace';

/**
 * Builds the remote as it is released, releases it into a store of its own, and starts a console with it and a service in
 * its first state.
 * @returns what stops it.
 */
// biome-ignore lint/style/noDefaultExport: Playwright looks for the set-up there
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'console-journeys-'));
  const store = join(folder, 'store');
  const dist = join(folder, 'dist');
  await buildOnce(workspace, dist, 'release');
  const to = openStore(store);
  const site = {
    store: to,
    key: signingKey(process.env, keyFolder, to),
    keys: verifyingKeys(process.env, keyFolder),
    by: 'journeys',
  };
  await release(site, {
    dist,
    reason: 'journeys',
    compression: 'quick',
    allowGrowth: true,
    anyVersion: true,
  });
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
