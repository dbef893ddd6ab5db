import { writeRemoteModule } from '@console/build/generate/remoteModule';
import { remotesOf, workspace } from '@console/workspace';
import { declarationOf } from '../declarationOf';

/** Writes the sources of the remote of this repository that follow from others: the compiler and tests read them. */
export async function writeSources(): Promise<void> {
  const [name = ''] = remotesOf();
  writeRemoteModule(workspace, await declarationOf(workspace, name));
}
