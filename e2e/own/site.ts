import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseInto } from '@console/console';
import { buildOnce, demandHostFit } from '@console/kit';
import { workspace } from '@console/workspace';

/** The console that the journeys run in: the installed one, or another version beside it. */
const chosenConsole = (): Promise<typeof import('@console/console')> =>
  import(process.env.JOURNEYS_CONSOLE ?? '@console/console');

/**
 * Builds the remote as it is released, releases it into a store of its own, and starts a console with it and a service in
 * its first state.
 * @returns what stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'console-journeys-'));
  const store = join(folder, 'store');
  const dist = join(folder, 'dist');
  await buildOnce(workspace, dist, 'release');
  const { builtShell, startOwnConsole } = await chosenConsole();
  const shell = builtShell('release');
  const [build, host] = await Promise.all(
    [dist, shell].map((each) => readFile(join(each, 'build.json'), 'utf8')),
  );
  demandHostFit(JSON.parse(build ?? ''), JSON.parse(host ?? ''));
  await releaseInto(store, dist, 'journeys');
  const console = await startOwnConsole({
    shell,
    port: Number(process.env.JOURNEYS_PORT),
    store,
    data: 'memory',
  });
  return async () => {
    await console.close();
    await rm(folder, { recursive: true, force: true });
  };
}
