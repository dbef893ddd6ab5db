import type { DefinedRemote } from '@console/remote';
import type { RegisteredRemote } from '@console/remote/registry';
import jobs from '../../../remotes/jobs/src/remote';
import readers from '../../../remotes/readers/src/remote';

const remotes: Readonly<Record<string, DefinedRemote>> = { jobs, readers };

/** Hands out the remotes that were built into the bundle. */
export async function loadRemote({ name }: RegisteredRemote): Promise<DefinedRemote> {
  const remote = remotes[name];
  if (!remote) throw new Error(`The bundle holds no remote ${name}.`);
  return remote;
}
