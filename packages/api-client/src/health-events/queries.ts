import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { healthPollInterval } from '../host-health';
import { pollUntilError, throughErrors } from '../polling';
import { answerOf, modelKey } from '../queries';
import { listHealthEvents, listReaderEvents } from './calls';

const model = 'health-event';

/** Queries of health events. */
export function healthEventQueries(client: ServiceClient) {
  return {
    /** The events of a component, polled until five calls in a row have failed (HEALTH-11). */
    ofComponent: (component: string) =>
      queryOptions({
        queryKey: [...modelKey(model), component],
        ...answerOf(client, () => listHealthEvents(component)),
        refetchInterval: pollUntilError(healthPollInterval),
        ...throughErrors(healthPollInterval),
        meta: { model, alert: 'later' },
      }),
    /** The newest events of a reader, requested once. */
    ofReader: (readerName: string) =>
      queryOptions({
        queryKey: [...modelKey(model), 'reader', readerName],
        queryFn: ({ signal }) => client.call(listReaderEvents(readerName), { signal }),
        retry: false,
        meta: { model },
      }),
  };
}
