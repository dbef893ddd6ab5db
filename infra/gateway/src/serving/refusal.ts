/** An answer that something could not be done, in the shape the service itself uses. */
export interface Refusal {
  readonly status: number;
  /** A sentence for the administrator. */
  readonly message: string;
  /** Hint for those who run the console; never anything of the inside of a network or a process. */
  readonly debugMessage: string;
}

/**
 * A refusal with its status.
 * @param debugMessage what helps operators. @defaultValue the message
 */
export function refusal(status: number, message: string, debugMessage = message): Refusal {
  return { status, message, debugMessage };
}
