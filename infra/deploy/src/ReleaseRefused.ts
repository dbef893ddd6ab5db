import { Refused } from '@console/workspace';

/** Thrown when something must not be done to a site; nothing has been changed then. The message says why. */
export class ReleaseRefused extends Refused {
  override readonly name = 'ReleaseRefused';
}
