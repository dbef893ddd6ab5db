/**
 * Failure of a stream, which goes on nevertheless (MONITOR-12):
 * - `creation`: the service gave no socket, or one on another host; it is asked again after the interval;
 * - `socket`: the connection broke, with the close code of the socket; it is made again after the interval;
 * - `message`: a message could not be read; the next ones are (POLL-05).
 */
export type StreamProblem =
  | { readonly kind: 'creation'; readonly cause: unknown }
  | { readonly kind: 'socket'; readonly code: number }
  | { readonly kind: 'message'; readonly cause: Error };

/** Said of an address that is not the service's own. */
export const unsafeSocketDetail = 'The service named a socket on another host, which is not opened.';

/** Said of a message that cannot be parsed (POLL-05). */
export const unreadableMessageDetail = 'A message could not be read';
