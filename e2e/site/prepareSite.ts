import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Compression, compress, isCompressedCopy, release } from '@console/deploy';
import { startGateway } from '@console/gateway';
import { historyFolder, registryPath } from '@console/store';
import { builds, demandBuilds, remoteBuilds, served, shellFolder } from './builds';
import { forgetOnce } from './once';
import { registryKeys, toRelease } from './signature';

/** Says how the files of the store were compressed. */
const mark = join(dirname(served.store), 'compression');

/** Forgets a store whose files are compressed in another way. */
async function demandCompression(compression: Compression): Promise<void> {
  if ((await readFile(mark, 'utf8').catch(() => undefined)) === compression) return;
  await rm(served.store, { recursive: true, force: true });
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, compression);
}

/** Has the files of the shell in the store, where the gateways of all sites would put them one by one. */
async function shareShell(): Promise<void> {
  const gateway = await startGateway({
    port: 0,
    shellDir: served.shell,
    store: served.store,
    registryKeys: registryKeys(),
    // Nothing is asked of it.
    serviceUrl: 'http://localhost:9',
    logLevel: 'silent',
  });
  await gateway.close();
}

/** Releases the built remotes, as a deployment would. */
export async function prepareSite(compression: Compression): Promise<void> {
  demandBuilds();
  await forgetOnce();
  await demandCompression(compression);
  // Copies are there only if a run was ended in the middle.
  for (const folder of [served.shell, served.copies]) await rm(folder, { recursive: true, force: true });
  await cp(builds.shell, served.shell, { recursive: true, filter: (path) => !isCompressedCopy(path) });
  await compress(served.shell, compression);
  // What an earlier run released stays in the store, compressed already; only the pointer starts anew.
  for (const pointer of [registryPath, historyFolder, shellFolder])
    await rm(join(served.store, pointer), { recursive: true, force: true });
  for (const dist of Object.values(remoteBuilds))
    await release(toRelease(served.store), { dist, compression });
  await shareShell();
}

/** Once before all tests. Sites live for a moment, so they are compressed quickly. */
export default () => prepareSite('quick');
