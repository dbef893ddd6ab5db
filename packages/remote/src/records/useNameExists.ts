import { useResource } from '@console/api-client/react';
import { existsByLookup, existsInList, type NameExists } from '@console/design/records';
import { useQueryClient } from '@tanstack/react-query';
import type { RecordKind } from './recordKind';

/**
 * Asks whether a record of a name exists, in the way of the kind [FORM-06]. Not being able to ask is no reason to hold
 * anybody back: the service itself refuses a name that is taken.
 */
export function useNameExists<Row extends object>({
  queries,
  titleOf,
  uniqueBy,
}: RecordKind<Row>): NameExists {
  const cache = useQueryClient();
  const { list, lookup } = useResource(queries);
  if (uniqueBy === undefined) return neverTaken;
  const find =
    uniqueBy === 'lookup' && lookup
      ? existsByLookup((name) => cache.fetchQuery(lookup(name)))
      : existsInList(async () => (await cache.fetchQuery({ ...list(), staleTime: 0 })).rows, titleOf);
  return (name) => find(name).catch(() => false);
}

const neverTaken: NameExists = async () => false;
