import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, folderStore, readSigningKey, type Store } from '@console/store';
import type { Site } from '../src/Site';

/** A site in a temporary folder, and a folder for builds beside it. */
export interface TestedSite extends Site {
  /** Folder of the store. */
  readonly path: string;
  /** Folder for builds. */
  readonly builds: string;
  discard(): Promise<void>;
}

/** A site that is released to. @param store takes the place of the folder. */
export async function createSite(store?: Store): Promise<TestedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  const path = join(folder, 'store');
  return {
    store: store ?? folderStore(path),
    key: readSigningKey(createKeyPair().privateKey, 'The key'),
    by: 'anna@example.org',
    path,
    builds: join(folder, 'builds'),
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
