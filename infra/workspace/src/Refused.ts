/**
 * Thrown when what was asked for cannot be done; nothing has been changed then. The message is a sentence that says
 * what to do next.
 */
export class Refused extends Error {
  override readonly name: string = 'Refused';
}
