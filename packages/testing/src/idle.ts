import type { QueryClient } from '@tanstack/react-query';

/** Waits until something holds that queries of a cache bring about; it is looked at whenever one of them changes. */
export function until(cache: QueryClient, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.getQueryCache().subscribe(look);
    look();
  });
}

/** Waits until no query of a cache is asking the service for anything. */
export const idle = (cache: QueryClient): Promise<void> => until(cache, () => cache.isFetching() === 0);
