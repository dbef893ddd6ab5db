/** Thrown when something must not be done to a site; nothing has been changed then. The message says why. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
