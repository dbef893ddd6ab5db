import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { answerOf, modelKey } from '../queries';
import { showHostHealth, showMetricLimits } from './calls';

const model = 'host-health';

/** Milliseconds between two looks at the host and its events (HEALTH-01, HEALTH-10). */
export const healthPollInterval = 20_000;

/** Queries of the host's health. */
export function hostHealthQueries(client: ServiceClient) {
  return {
    /**
     * Query for the state of the host. Goes on asking after an error: the page is open to see it come back
     * (POLL-02).
     */
    state: () =>
      queryOptions({
        queryKey: [...modelKey(model), 'state'],
        ...answerOf(client, showHostHealth),
        refetchInterval: healthPollInterval,
        retry: false,
        meta: { model, alert: 'later' },
      }),
    /** Its limits, asked for once. */
    limits: () =>
      queryOptions({
        queryKey: [...modelKey(model), 'limits'],
        ...answerOf(client, showMetricLimits),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        meta: { model, alert: 'later' },
      }),
  };
}
