/** Thrown when a build must not be released; nothing has been changed then. The message says why. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
