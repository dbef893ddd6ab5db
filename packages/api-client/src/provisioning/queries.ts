import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { answerOf } from '../queries';
import { showProvisioning } from './calls';

/** Queries of the provisioning state. */
export function provisioningQueries(client: ServiceClient) {
  return {
    /** The state, requested at every use. */
    state: () =>
      queryOptions({
        queryKey: ['provisioning'],
        ...answerOf(client, showProvisioning),
        staleTime: 0,
        meta: { model: 'provisioning' },
      }),
  };
}
