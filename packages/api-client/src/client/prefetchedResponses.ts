/** A request that may have been asked for already. */
export interface PrefetchedRequest {
  readonly method: string;
  /** Address as the client asks for it: base address, path and query. */
  readonly url: string;
}

/** Hands over the answer asked for ahead of the code that needs it; `undefined` when there is none. */
export type TakePrefetched = (request: PrefetchedRequest) => Promise<Response> | undefined;

/**
 * Answers of requests that the document asked for while the code was still on its way. Each is used once, and
 * only while it is young: later the same question deserves a new answer.
 * @param asked Answers under way, by address.
 * @param maxAge How long after this call an answer may be taken, in milliseconds. Default: 10000.
 * @param now Clock in milliseconds. Default: `Date.now`.
 */
export function prefetchedResponses(
  asked: Readonly<Record<string, Promise<Response>>>,
  maxAge = 10_000,
  now: () => number = Date.now,
): TakePrefetched {
  const waiting = new Map(Object.entries(asked));
  const until = now() + maxAge;
  // An answer nobody takes must not surface as an unhandled rejection.
  for (const answer of waiting.values()) answer.catch(() => undefined);
  return ({ method, url }) => {
    if (method !== 'GET' || now() > until) return undefined;
    const answer = waiting.get(url);
    waiting.delete(url);
    return answer;
  };
}
