/** Something that went wrong in a job. */
export interface RecordedError {
  readonly time: string;
  readonly message: string;
}

/** A job keeps at most this many of its errors: the newest. */
export const maxErrors = 5;

/** The errors of a job with further ones of this moment, in the order in which they happened. */
export function addErrors(
  errors: readonly RecordedError[],
  messages: readonly string[],
  now: Date,
): RecordedError[] {
  const time = now.toISOString();
  return [...errors, ...messages.map((message) => ({ time, message }))].slice(-maxErrors);
}
