import type { FailureBody } from '../failure/schema';

/** Title of every answer that is not a success (ERROR-01). */
export const failureTitle = 'ItemSense responded with an error';

/** Detail of an answer that cannot be read or parsed (ERROR-08). */
export const unreadableDetail = 'Error getting response from server';

/** Detail when no answer came. */
export const unreachableDetail = "Couldn't communicate with the server.";

/** Detail when the caller aborted. */
export const abortedDetail = 'The adapter operation was aborted';

/**
 * Detail of an answer that is not a success (ERROR-01): debug message and message joined by a colon, one of
 * them when they are equal or alone, else the body as it came.
 * @param body The parsed body; anything, since a refusal may come from a proxy on the way.
 * @param raw The body as it came.
 */
export function failureDetail(body: unknown, raw: string): string {
  const { debugMessage, message } = (body ?? {}) as Partial<Record<keyof FailureBody, unknown>>;
  const parts = [...new Set([debugMessage, message])].filter(isWords);
  return parts.length > 0 ? parts.join(': ') : raw;
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== '';
