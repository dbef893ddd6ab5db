import type { ListAnswer } from '@console/api-client';
import { brokerQueries } from '@console/api-client/brokers';
import { facilityQueries } from '@console/api-client/facilities';
import { dataQueries } from '@console/api-client/items';
import { jobQueries } from '@console/api-client/jobs';
import { networkQueries } from '@console/api-client/networks';
import { publisherQueries } from '@console/api-client/publishers';
import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { recipeQueries } from '@console/api-client/recipes';
import { thresholdQueries } from '@console/api-client/thresholds';
import { userQueries } from '@console/api-client/users';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { type KeyEnd, useMessages } from '@console/design/messages';
import {
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useId } from 'react';

/** Records of one kind that a reset removes. */
interface Loss {
  /** Last part of the key of its text. */
  readonly key: KeyEnd<'reset.loses'>;
  /** @defaultValue it could not be counted */
  readonly count?: number;
  /** There are more than were counted. @defaultValue false */
  readonly more?: boolean;
  readonly isPending: boolean;
}

/** List of what a reset removes, counted when it is asked for; what cannot be counted is named all the same. */
function Losses({ losses, children }: { readonly losses: readonly Loss[]; readonly children: string }) {
  const translate = useMessages();
  const id = useId();
  if (losses.some(({ isPending }) => isPending)) return <p role="status">{translate('reset.counting')}</p>;
  return (
    <>
      <p id={id}>{children}</p>
      <ul aria-labelledby={id}>
        {losses.map(({ key, count, more }) => (
          <li key={key}>
            {translate(`reset.loses.${key}`, {
              known: count === undefined ? 'no' : more ? 'atLeast' : 'yes',
              count: count ?? 0,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Pages of item data that are counted: what is more than they hold is said to be more. */
const mostPages = 200;

/** A kind of item data, counted page by page while it is looked at: services do not say how much of it there is. */
function usePagesLoss(
  key: Loss['key'],
  { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage }: PagesQuery,
): Loss {
  const counted = data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isFetchingNextPage && !isError && counted < mostPages;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    key,
    count: data?.pages.reduce((sum, { rows }) => sum + rows.length, 0),
    more: hasNextPage,
    isPending,
  };
}

function useItemLosses(): readonly Loss[] {
  const data = useResource(dataQueries);
  const fresh = { staleTime: 0, gcTime: 0 };
  return [
    usePagesLoss('items', useInfiniteQuery({ ...data.items({}), ...fresh })),
    usePagesLoss('history', useInfiniteQuery({ ...data.history({}), ...fresh })),
    usePagesLoss('transitions', useInfiniteQuery({ ...data.transitions({}), ...fresh })),
  ];
}

/** Part of a paged query that counting needs. */
type PagesQuery = Pick<
  UseInfiniteQueryResult<{ readonly pages: readonly { readonly rows: readonly unknown[] }[] }>,
  'data' | 'isPending' | 'isError' | 'hasNextPage' | 'isFetchingNextPage'
> & { readonly fetchNextPage: () => Promise<unknown> };

/** List of what clearing item data removes. */
export function ItemLosses() {
  const translate = useMessages();
  return <Losses losses={useItemLosses()}>{translate('reset.items.loses')}</Losses>;
}

const lossOf = (key: Loss['key'], { data, isPending }: UseQueryResult<ListAnswer<unknown>>): Loss => ({
  key,
  count: data && data.rows.length + data.unreadable.length,
  isPending,
});

/** List of what a factory reset removes: everything but what is built in. */
export function FactoryLosses() {
  const translate = useMessages();
  const losses = [
    lossOf('facilities', useQuery(useResource(facilityQueries).list())),
    lossOf('zoneMaps', useQuery(useResource(zoneMapQueries).list())),
    lossOf('readers', useQuery(useResource(readerDefinitionQueries).list())),
    lossOf('configurations', useQuery(useResource(readerConfigurationQueries).list())),
    lossOf('thresholds', useQuery(useResource(thresholdQueries).list())),
    lossOf('recipes', useQuery(useResource(recipeQueries).list())),
    lossOf('jobs', useQuery(useResource(jobQueries).list())),
    lossOf('brokers', useQuery(useResource(brokerQueries).list())),
    lossOf('publishers', useQuery(useResource(publisherQueries).list())),
    lossOf('networks', useQuery(useResource(networkQueries).list())),
    lossOf('users', useQuery(useResource(userQueries).list())),
    ...useItemLosses(),
  ];
  return <Losses losses={losses}>{translate('reset.factory.loses')}</Losses>;
}
