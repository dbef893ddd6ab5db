import type { QueryClient } from '@tanstack/react-query';
import type { ListAnswer } from '../client';
import { identityOf, type ModelName } from '../meta';
import { listKey, lookupKey, oneKey } from './keys';

/** A record as the service answered it last, alone or in a list; undefined when nothing is known of it. */
export function knownRecord(cache: QueryClient, model: ModelName, id: string): object | undefined {
  const inList = () =>
    cache
      .getQueryData<ListAnswer<object>>(listKey(model))
      ?.rows?.find((row) => identityOf(model, row) === id);
  const known = [
    ...[oneKey(model, id), lookupKey(model, id)].map((key) => ({
      key,
      read: () => cache.getQueryData<object>(key),
    })),
    { key: listKey(model), read: inList },
  ];
  return known
    .map(({ key, read }) => ({ record: read(), at: cache.getQueryState(key)?.dataUpdatedAt ?? 0 }))
    .filter(({ record }) => record)
    .sort((one, other) => other.at - one.at)[0]?.record;
}
