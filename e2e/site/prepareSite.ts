import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, release } from '@console/deploy';
import { historyFolder, registryPath } from '@console/store';
import { builds, demandBuilds, remoteBuilds, served } from './builds';
import { forgetOnce } from './once';
import { toRelease } from './signature';

/** Once before all tests: releases the built remotes, as a deployment would. */
async function prepareSite(): Promise<void> {
  demandBuilds();
  await forgetOnce();
  // Copies are there only if a run was ended in the middle.
  for (const folder of [served.shell, served.copies]) await rm(folder, { recursive: true, force: true });
  await cp(builds.shell, served.shell, { recursive: true });
  await compress(served.shell);
  // What an earlier run released stays in the store, compressed already; only the pointer starts anew.
  for (const pointer of [registryPath, historyFolder])
    await rm(join(served.store, pointer), { recursive: true, force: true });
  for (const dist of Object.values(remoteBuilds)) await release(toRelease(served.store), { dist });
}

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default prepareSite;
