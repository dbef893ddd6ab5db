import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { crudMutations, crudQueries } from '../crud';
import { answerOf, modelKey, type QuerySettings } from '../queries';
import { readerConfigurationCalls, showRegionOptions } from './calls';

const queries = crudQueries(readerConfigurationCalls);

/** Queries of reader configurations. */
export const readerConfigurationQueries = (client: ServiceClient, settings: QuerySettings = {}) => ({
  ...queries(client, settings),
  /**
   * Query for what the regulations at the readers' site allow; they do not change while a form is open
   * (CONFIG-31).
   */
  regionOptions: () =>
    queryOptions({
      queryKey: modelKey('region-options'),
      ...answerOf(client, showRegionOptions),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      meta: { model: 'region-options' },
    }),
});

/** Mutations of reader configurations (CONFIG-02). */
export const readerConfigurationMutations = crudMutations(readerConfigurationCalls);
