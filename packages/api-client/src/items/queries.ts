import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Call, QueryValue, ServiceClient } from '../client';
import type { Transition } from './adapter';
import {
  type DataPage,
  type PageAsked,
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
    /**
     * The transitions within a stretch of time, the oldest first, as many as a few large pages hold.
     * @param mostPages of {@link maxPageSize} rows. @defaultValue 5
     */
    transitionsWithin: (within: TransitionsWithin, mostPages = fewPages) =>
      queryOptions({
        queryKey: [model, 'transitions within', within, mostPages] as const,
        queryFn: ({ signal }): Promise<FoundTransitions> =>
          gather(client, (page) => showTransitionsWithin(within, page), mostPages, signal),
        retry: false,
        meta: { model },
      }),
    /** The items that a question finds, as many as a few large pages hold. */
    itemsWithin: (query: DataQueries['items']) =>
      queryOptions({
        queryKey: [model, 'items within', query] as const,
        queryFn: ({ signal }) => gather(client, (page) => showItems(query, page), fewPages, signal),
        retry: false,
        meta: { model },
      }),
  };
}

/** Number of pages that are put together where nothing else is said. */
const fewPages = 5;

/** Rows of a question, and whether these are all. */
interface FoundRows<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

/** Transitions of a stretch of time, and whether these are all. */
export interface FoundTransitions extends FoundRows<Transition> {}

/** Puts large pages together, one after the other. */
async function gather<Row>(
  client: ServiceClient,
  show: (page: PageAsked) => Call<DataPage<Row>>,
  mostPages: number,
  signal: AbortSignal,
): Promise<FoundRows<Row>> {
  const rows: Row[] = [];
  let pageMarker: string | undefined;
  for (let at = 0; at < mostPages; at += 1) {
    const asked = { pageSize: maxPageSize, ...(pageMarker && { pageMarker }) };
    const page = await client.call(show(asked), { signal });
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
