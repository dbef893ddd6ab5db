import type { Query, QueryClient } from '@tanstack/react-query';
import { refetchFailed } from './refetchFailed';
import { mayPass } from './retryRequest';

/** Longest pause in milliseconds before a query that keeps failing is asked again. */
export const longestPause = 300_000;

/** Retries of failed queries. */
export interface Recovery {
  /** A call that is no query of the cache was answered. */
  readonly answered: () => void;
  /** Ends asking. */
  readonly close: () => void;
}

/**
 * Asks again for what is on screen and failed. A poll ends with its first error [POLL-02]; it goes on when there is
 * reason to: the window gets the focus or the device comes back online, or the service answered another call meanwhile.
 * Then it is asked after an interval, and each time it fails again after twice the pause, so that what stays broken is
 * asked ever less. Refusals that asking again does not change are left alone, and so are polls that bore errors until
 * they gave up [REGISTER-27].
 * @param interval milliseconds between two polls; 0, only focus and network count.
 */
export function createRecovery(queryClient: QueryClient, interval: number): Recovery {
  /** Number of failures of each in a row, and when it was asked last, in milliseconds since 1970. */
  const failures = new WeakMap<Query, number>();
  const triedAt = new WeakMap<Query, number>();
  const waiting = new Map<Query, ReturnType<typeof setTimeout>>();

  const settle = (query: Query) => {
    clearTimeout(waiting.get(query));
    waiting.delete(query);
  };
  const isRecoverable = (query: Query) =>
    query.state.status === 'error' &&
    query.isActive() &&
    typeof query.options.retry !== 'number' &&
    mayPass(query.state.error);
  const resume = (query: Query) => {
    waiting.delete(query);
    if (!isRecoverable(query)) return;
    triedAt.set(query, Date.now());
    const again = query.state.data === undefined ? loadUnseen(query) : query.fetch();
    again.catch(() => failures.set(query, (failures.get(query) ?? 0) + 1));
  };
  /** A fetch would make the page that says what failed one that loads; this is seen only when it succeeds. */
  const loadUnseen = async (query: Query) => {
    const { queryKey, meta, options } = query;
    if (typeof options.queryFn !== 'function') return;
    const { signal } = new AbortController();
    const data: unknown = await options.queryFn({ client: queryClient, queryKey, meta, signal });
    query.setData(data);
    const cache = queryClient.getQueryCache();
    cache.config.onSuccess?.(data, query as Query<unknown, unknown, unknown>);
  };
  const answered = () => {
    if (interval <= 0) return;
    for (const query of queryClient.getQueryCache().getAll()) {
      if (waiting.has(query) || !isRecoverable(query)) continue;
      const pause = Math.min(interval * 2 ** (failures.get(query) ?? 0), longestPause);
      const failedAt = Math.max(query.state.errorUpdatedAt, triedAt.get(query) ?? 0);
      const due = failedAt + pause - Date.now();
      waiting.set(query, setTimeout(resume, Math.max(due, 0), query));
    }
  };

  const unsubscribe = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'removed') settle(event.query);
      if (event.type !== 'updated') return;
      const { query, action } = event;
      if (action.type !== 'success') return;
      failures.delete(query);
      settle(query);
      answered();
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') answered();
    }),
  ];
  const atOnce = () => refetchFailed(queryClient);
  addEventListener('focus', atOnce);
  addEventListener('online', atOnce);
  return {
    answered,
    close: () => {
      for (const end of unsubscribe) end();
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      removeEventListener('focus', atOnce);
      removeEventListener('online', atOnce);
    },
  };
}
