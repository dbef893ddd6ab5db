import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { existsByLookup, type NameExists } from '@console/design/records';
import { useQueryClient } from '@tanstack/react-query';

/** Asks whether a reader configuration of a name exists. */
export function useConfigurationNameExists(): NameExists {
  const cache = useQueryClient();
  const queries = useResource(readerConfigurationQueries);
  const find = existsByLookup((name) => cache.fetchQuery(queries.lookup(name)));
  // Not being able to ask is no reason to hold anybody back: the service itself refuses a second creation.
  return (name) => find(name).catch(() => false);
}
