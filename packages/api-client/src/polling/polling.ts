/** Part of react-query's query state by which a polling rule decides. */
export interface PolledQuery<Data> {
  readonly state: { readonly status: 'pending' | 'error' | 'success'; readonly data?: Data | undefined };
}

/** Milliseconds until the next poll, or `false` for none. */
export type PollRule<Data> = (query: PolledQuery<Data>) => number | false;

/** Default interval of polls in milliseconds (POLL-03); the runtime configuration may set another. */
export const defaultPollInterval = 5000;

/**
 * Polls until the first error (POLL-02). A later success, by retry or when the network returns, starts it
 * again. react-query counts the consumers: the poll is one for all of them and ends with the last (POLL-01).
 * @param interval Milliseconds; 0 polls never.
 */
export function pollUntilError(interval: number): PollRule<unknown> {
  return ({ state }) => state.status !== 'error' && interval > 0 && interval;
}

/**
 * Polls while the data asks for it and until the first error (FEATURE-05).
 * @param interval Milliseconds; 0 polls never.
 */
export function pollWhile<Data>(interval: number, wanted: (data: Data) => boolean): PollRule<Data> {
  const untilError = pollUntilError(interval);
  return (query) => query.state.data !== undefined && wanted(query.state.data) && untilError(query);
}

/** Number of failures in a row at which a poll that bears errors stops (REGISTER-27, HEALTH-11). */
export const bearableErrors = 5;

/**
 * Lets a poll live through errors: a call that failed is made again after the interval, and only the fifth
 * failure in a row is the poll's error, which ends it. A success in between resets the count. For use
 * with {@link pollUntilError} and {@link pollWhile}.
 * @param interval Milliseconds.
 */
export function throughErrors(interval: number) {
  return { retry: bearableErrors - 1, retryDelay: interval } as const;
}
