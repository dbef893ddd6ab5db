import type { QueryClient } from '@tanstack/react-query';

/** Waits until no query of a cache is asking the service for anything. */
export function idle(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (cache.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.getQueryCache().subscribe(look);
    look();
  });
}
