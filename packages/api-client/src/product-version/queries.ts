import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { modelKey } from '../queries';
import { fetchProductVersion } from './calls';

/** Queries of the versions of client and server. */
export function productVersionQueries(client: ServiceClient) {
  return {
    /** The versions: they do not change while the page is open; a failure is shown where they stand (ABOUT-04). */
    current: () =>
      queryOptions({
        queryKey: modelKey('product-version'),
        queryFn: ({ signal }) => fetchProductVersion(client, signal),
        staleTime: Number.POSITIVE_INFINITY,
        meta: { model: 'product-version' },
      }),
  };
}
