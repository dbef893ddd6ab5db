import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Call, QueryValue, ServiceClient } from '../client';
import type { Transition } from './adapter';
import {
  type DataPage,
  showHistory,
  showItems,
  showTransitions,
  showTransitionsOf,
  showTransitionsWithin,
  type TransitionsWithin,
} from './calls';
import { type DataQueries, parametersOf } from './query';
import { type DataType, maxPageSize } from './schema';

const model = 'item-data';

/** Where the pages of a query are kept: the type and what it is asked by. */
export type DataQueryKey<Type extends DataType> = readonly [
  typeof model,
  Type,
  Readonly<Record<string, QueryValue>>,
];

/**
 * Queries of item data, page by page: `fetchNextPage` sends the same question with the marker of the last page
 * (DATA-19). An answer stays as it is until it is asked for again.
 */
export function dataQueries(client: ServiceClient) {
  return {
    items: (query: DataQueries['items']) => pages(client, 'items', query, showItems),
    history: (query: DataQueries['history']) => pages(client, 'history', query, showHistory),
    transitions: (query: DataQueries['transitions']) => pages(client, 'transitions', query, showTransitions),
    /** Transitions of items whose EPC begins so. */
    transitionsOf: (epcPrefix: string) =>
      pagesOf(client, 'transitions', { epcPrefix }, (page) => showTransitionsOf(epcPrefix, page)),
    /** Transitions of the last so many seconds by the clock of the service, as many as fit on its largest page. */
    recentTransitions: (seconds: number) =>
      queryOptions({
        queryKey: [model, 'recent transitions', seconds] as const,
        queryFn: ({ signal }) => {
          const now = Date.now() + (client.clockDifference() ?? 0);
          const fromTime = new Date(now - seconds * 1000).toISOString();
          return client.call(showTransitionsWithin({ fromTime }, { pageSize: maxPageSize }), { signal });
        },
        retry: false,
        meta: { model },
      }),
    /** The transitions within a stretch of time, the oldest first, as many as a few large pages hold. */
    transitionsWithin: (within: TransitionsWithin) =>
      queryOptions({
        queryKey: [model, 'transitions within', within] as const,
        queryFn: ({ signal }) => transitionsWithin(client, within, signal),
        retry: false,
        meta: { model },
      }),
  };
}

/** Most pages of transitions that are put together. */
const mostPages = 5;

/** Transitions of a stretch of time, and whether these are all. */
export interface FoundTransitions {
  readonly rows: readonly Transition[];
  readonly isWhole: boolean;
}

async function transitionsWithin(
  client: ServiceClient,
  within: TransitionsWithin,
  signal: AbortSignal,
): Promise<FoundTransitions> {
  const rows: Transition[] = [];
  let pageMarker: string | undefined;
  for (let at = 0; at < mostPages; at += 1) {
    const asked = { pageSize: maxPageSize, ...(pageMarker && { pageMarker }) };
    const page = await client.call(showTransitionsWithin(within, asked), { signal });
    rows.push(...page.rows);
    pageMarker = page.nextPageMarker;
    if (pageMarker === undefined) return { rows, isWhole: true };
  }
  return { rows, isWhole: false };
}

const pages = <Type extends DataType, Row>(
  client: ServiceClient,
  type: Type,
  query: DataQueries[Type],
  show: (query: DataQueries[Type], pageMarker?: string) => Call<DataPage<Row>>,
) => pagesOf(client, type, parametersOf(type, query), (page) => show(query, page));

function pagesOf<Type extends DataType, Row>(
  client: ServiceClient,
  type: Type,
  parameters: Record<string, QueryValue>,
  show: (pageMarker?: string) => Call<DataPage<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: [model, type, parameters] as DataQueryKey<Type>,
    queryFn: ({ pageParam, signal }) => client.call(show(pageParam), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageMarker }: DataPage<Row>) => nextPageMarker,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { model },
  });
}
