import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Call, type ListAnswer, orNone, type ServiceClient } from '../client';
import type { ModelName } from '../meta';
import { defaultPollInterval, pollUntilError } from '../polling';
import { answerOf } from './answerOf';
import { listKey, lookupKey, oneKey } from './keys';

/** Poll interval and cache of all queries. */
export interface QuerySettings {
  /** Milliseconds between polls, 0 for none. @defaultValue `defaultPollInterval` (POLL-03). */
  readonly pollInterval?: number;
  /** Where records already loaded are looked up, so that opening one from a list shows it at once. @defaultValue nowhere. */
  readonly cache?: QueryClient;
}

/** Lists the records of a model, polled. */
export function listQuery<Row>(
  client: ServiceClient,
  { pollInterval = defaultPollInterval }: QuerySettings,
  model: ModelName,
  list: () => Call<ListAnswer<Row>>,
) {
  return queryOptions({
    queryKey: listKey(model),
    ...answerOf(client, list),
    // The client answers the same text with the same list; comparing long lists row by row only costs time.
    structuralSharing: false,
    ...polled(pollInterval),
    meta: { model },
  });
}

/** One record, polled; starts as the list shows it when the list has been loaded. */
export function oneQuery<Answer>(
  client: ServiceClient,
  { pollInterval = defaultPollInterval, cache }: QuerySettings,
  model: ModelName,
  one: (id: string) => Call<Answer>,
  identify: (record: NonNullable<Answer>) => string,
  id: string,
) {
  type List = ListAnswer<NonNullable<Answer>>;
  const asked = answerOf(client, () => one(id));
  return queryOptions({
    queryKey: oneKey(model, id),
    queryFn: asked.queryFn,
    ...polled(pollInterval),
    initialData: () =>
      asked.initialData() ??
      cache?.getQueryData<List>(listKey(model))?.rows.find((record) => identify(record) === id),
    initialDataUpdatedAt: () =>
      asked.initialDataUpdatedAt() ?? cache?.getQueryState(listKey(model))?.dataUpdatedAt,
    meta: { model, id },
  });
}

/** Search for a record by name: the record, or `null` (ERROR-11). Requested at every use, never polled. */
export function lookupQuery<Row>(
  client: ServiceClient,
  model: ModelName,
  one: (id: string) => Call<Row>,
  id: string,
) {
  return queryOptions({
    queryKey: lookupKey(model, id),
    queryFn: ({ signal }) => client.call(orNone(one(id)), { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { model, id, notFoundAllowed: true },
  });
}

/**
 * Query options for polling: what is younger than the interval is not asked for again, and an error is final.
 */
function polled(pollInterval: number) {
  return { refetchInterval: pollUntilError(pollInterval), staleTime: pollInterval, retry: false } as const;
}
