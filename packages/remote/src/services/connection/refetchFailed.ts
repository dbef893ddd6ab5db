import type { QueryClient } from '@tanstack/react-query';

/** Asks anew for what is on screen and failed; with the first success its poll goes on. */
export function refetchFailed(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error',
  });
}
