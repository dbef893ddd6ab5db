import { existsSync } from 'node:fs';
import { createKeyFiles, keyFiles } from '@console/deploy';

/** Places of {@link ownTrail}. */
export interface OwnTrail {
  /** Folder of the records. */
  readonly folder: string;
  /** Folder of the keys that sign checkpoints; created where they are not there. */
  readonly keys: string;
}

/**
 * Settings of a gateway that records who changed what, for a console that is started without any word about it.
 * @returns variables of the environment; none where `AUDIT` is set
 */
export function ownTrail(
  environment: Readonly<Record<string, string | undefined>>,
  { folder, keys }: OwnTrail,
): Readonly<Record<string, string>> {
  if (environment.AUDIT) return {};
  const { privateKey } = keyFiles(keys);
  if (!existsSync(privateKey)) createKeyFiles(keys);
  return { AUDIT: 'on', AUDIT_DIR: folder, AUDIT_KEY_FILE: privateKey, AUDIT_NAME: 'local' };
}
