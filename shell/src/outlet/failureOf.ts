import { type FailureCode, RemoteFailure } from '../registry';

/** The forms in which browsers and bundlers say that a chunk of code did not arrive. */
const chunkMessages = [
  /^Loading (CSS )?chunk .+ failed/i,
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
];

/** Whether something was thrown because a chunk of code did not arrive. */
export function isMissingChunk(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'ChunkLoadError' || chunkMessages.some((form) => form.test(cause.message));
}

/** What kind of failure something thrown by or for a remote is, as far as it says itself. */
export function failureOf(cause: unknown): FailureCode {
  if (cause instanceof RemoteFailure) return cause.code;
  return isMissingChunk(cause) ? 'missing' : 'broken';
}
