import { useMessages } from '@console/design/messages';
import type { QueryResults } from '@console/design/query';
import { explainError } from '@console/remote/services';
import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  skipToken,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';

/** A page of results. */
export interface ResultPage<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: readonly unknown[];
}

/** A query of pages, as the resources of the client give it. */
export type PagesQuery<Page extends ResultPage<unknown>, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  DefaultError,
  InfiniteData<Page>,
  Key,
  string | undefined
>;

/** Stands for a query while nothing is asked for. */
const noPages = <Page extends ResultPage<unknown>, Key extends QueryKey>(): PagesQuery<Page, Key> => ({
  queryKey: ['nothing is asked for'] as readonly string[] as Key,
  queryFn: skipToken,
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
});

/**
 * The results of a query that is answered page by page. A new query begins without rows; an old answer is not shown
 * for it, since the service may know more by now [DATA-20].
 * @param query what to ask; undefined while nothing is asked for
 * @param entity kind of the rows in the words of the user, for failures
 */
export function useQueryPages<Page extends ResultPage<unknown>, Key extends QueryKey>(
  query: PagesQuery<Page, Key> | undefined,
  entity: string,
): QueryResults<Page['rows'][number]> {
  const translate = useMessages();
  const cache = useQueryClient();
  const options = query ?? noPages<Page, Key>();
  const result = useInfiniteQuery({ ...options, gcTime: 0 });
  const { data, error } = result;
  const rows = useMemo(
    () => data?.pages.flatMap((page): readonly Page['rows'][number][] => page.rows),
    [data],
  );
  const failure = useMemo(() => {
    if (!error) return undefined;
    return {
      title: translate('outcome.fetchError', { modelName: entity }),
      detail: explainError(error, entity, translate).map((line) => <p key={line}>{line}</p>),
    };
  }, [error, entity, translate]);
  return {
    rows,
    loading: query !== undefined && result.isPending,
    unreadable: data?.pages.reduce((sum, { unreadable }) => sum + unreadable.length, 0) ?? 0,
    error: failure,
    hasMore: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void (data && result.hasNextPage ? result.fetchNextPage() : result.refetch()),
    restart: () => void cache.resetQueries({ queryKey: options.queryKey, exact: true }),
  };
}
