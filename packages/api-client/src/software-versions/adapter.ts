import { readTime, withoutBlank } from '../wire';
import type { SoftwareVersionAnswer } from './schema';

/** A version readers can be upgraded to. What the service does not know is absent; times are ISO 8601. */
export interface SoftwareVersion {
  readonly version: string;
  /** One of `imageTypes`, or one a newer service knows. */
  readonly imageType?: string;
  readonly description?: string;
  readonly created?: string;
}

/** A software version as the console shows it. */
export function readSoftwareVersion({
  versionInfo,
  description,
  created,
}: SoftwareVersionAnswer): SoftwareVersion {
  const { version, imageType } = versionInfo.versionIdentifier;
  return { version, ...withoutBlank({ imageType, description, created: readTime(created) }) };
}
