import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Call, ServiceClient } from '../client';
import { type DataPage, showHistory, showItems, showTransitions } from './calls';
import { type DataQueries, parametersOf } from './query';
import type { DataType } from './schema';

const model = 'item-data';

/**
 * Queries of item data, page by page: `fetchNextPage` sends the same question with the marker of the last page
 * (DATA-19). An answer stays as it is until it is asked for again.
 */
export function dataQueries(client: ServiceClient) {
  return {
    items: (query: DataQueries['items']) => pages(client, 'items', query, showItems),
    history: (query: DataQueries['history']) => pages(client, 'history', query, showHistory),
    transitions: (query: DataQueries['transitions']) => pages(client, 'transitions', query, showTransitions),
  };
}

function pages<Type extends DataType, Row>(
  client: ServiceClient,
  type: Type,
  query: DataQueries[Type],
  show: (query: DataQueries[Type], pageMarker?: string) => Call<DataPage<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: [model, type, parametersOf(type, query)] as const,
    queryFn: ({ pageParam, signal }) => client.call(show(query, pageParam), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageMarker }: DataPage<Row>) => nextPageMarker,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { model },
  });
}
