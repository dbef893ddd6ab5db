import type { ModelName, ServiceClient } from '@console/api-client';
import { facilityQueries } from '@console/api-client/facilities';
import { jobQueries } from '@console/api-client/jobs';
import type { QuerySettings } from '@console/api-client/queries';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { recipeQueries } from '@console/api-client/recipes';
import { thresholdQueries } from '@console/api-client/thresholds';
import { userQueries } from '@console/api-client/users';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The lists in which a person looks for a record by its name. */
const resources = {
  'reader-definition': readerDefinitionQueries,
  'reader-configuration': readerConfigurationQueries,
  recipe: recipeQueries,
  job: jobQueries,
  threshold: thresholdQueries,
  facility: facilityQueries,
  user: userQueries,
} as const satisfies Partial<Record<ModelName, unknown>>;

type Listing = (client: ServiceClient, settings: QuerySettings) => { list: () => { queryKey: QueryKey } };

/**
 * Loads the lists of these models that are not there yet. A list that cannot be loaded is left out: the palette offers
 * what there is.
 *
 * @param models - of the pages of this console; those without a list are ignored
 */
export async function loadRecordLists(
  queryClient: QueryClient,
  client: ServiceClient,
  models: readonly string[],
): Promise<void> {
  const wanted = Object.entries(resources).filter(([model]) => models.includes(model));
  await Promise.all(
    wanted.map(([, queries]) => {
      const list = (queries as Listing)(client, {}).list();
      return queryClient.prefetchQuery({ ...list, retry: false });
    }),
  );
}
