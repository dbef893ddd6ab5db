import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createKeyPair } from '@console/store';

/** Places of {@link ownTrail}. */
export interface OwnTrail {
  /** Folder of the records. */
  readonly folder: string;
  /** File of the private key that signs checkpoints; created where it is not there. */
  readonly keyFile: string;
}

/**
 * Settings of a gateway that records who changed what, for a console that is started without any word about it.
 * @returns variables of the environment; none where `AUDIT` is set
 */
export function ownTrail(
  environment: Readonly<Record<string, string | undefined>>,
  { folder, keyFile }: OwnTrail,
): Readonly<Record<string, string>> {
  if (environment.AUDIT) return {};
  mkdirSync(dirname(keyFile), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(keyFile, createKeyPair().privateKey, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { AUDIT: 'on', AUDIT_DIR: folder, AUDIT_KEY_FILE: keyFile, AUDIT_NAME: 'local' };
}
