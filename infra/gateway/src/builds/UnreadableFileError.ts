/** Thrown when a file that the gateway serves from is missing or not what it should be; the message says which. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
