import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveRegistry } from '@console/remote/registry';
import { readRegistry } from './registryFile';

/** What the registry says of one remote, and whether its files are there. */
export interface RemoteStatus {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly contract: string;
  readonly federation: string;
  readonly owner: string;
  readonly areas: readonly string[];
  /** Whether the entry of the build lies in the store. */
  readonly present: boolean;
}

/** The remotes of a store. */
export async function status(store: string): Promise<{ revision: number; remotes: RemoteStatus[] }> {
  const { revision, remotes } = resolveRegistry(await readRegistry(store));
  return {
    revision,
    remotes: await Promise.all(
      remotes.map(async ({ name, version, build, contract, federation, owner, areas, base, entry }) => ({
        name,
        version,
        build,
        contract,
        federation,
        owner,
        areas,
        present: await access(join(store, base, entry)).then(
          () => true,
          () => false,
        ),
      })),
    ),
  };
}
