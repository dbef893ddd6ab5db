import { type FailureCode, RemoteFailure } from './RemoteFailure';

/** The forms in which browsers and bundlers say that a chunk of code did not arrive. */
const chunkMessages = [
  /^Loading (CSS )?chunk .+ failed/i,
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
];

/** Error of a chunk that did not arrive, as the bundler throws it. */
interface ChunkLoadError extends Error {
  /** Kind of the event that ended the request: `error`, `timeout`; `unpinned` when it was not even asked for. */
  readonly type?: string;
  /** Address of the chunk. */
  readonly request?: string;
}

/** Error of a chunk of code that did not arrive; undefined for anything else. */
export function missingChunk(cause: unknown): ChunkLoadError | undefined {
  if (!(cause instanceof Error)) return undefined;
  const missing = cause.name === 'ChunkLoadError' || chunkMessages.some((form) => form.test(cause.message));
  return missing ? cause : undefined;
}

/** The failure code of an error that a remote, or loading it, has thrown. */
export function failureOf(cause: unknown): FailureCode {
  if (cause instanceof RemoteFailure) return cause.code;
  const chunk = missingChunk(cause);
  if (!chunk) return 'broken';
  if (chunk.type === 'timeout') return 'slow';
  return chunk.type === 'unpinned' ? 'unpinned' : 'missing';
}
