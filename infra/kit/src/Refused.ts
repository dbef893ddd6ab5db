/** Thrown when what was asked for cannot be done; nothing has been changed then. The message says what to do instead. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
