import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { healthPollInterval } from '../host-health';
import { pollUntilError, throughErrors } from '../polling';
import { answerOf, modelKey } from '../queries';
import type { ReaderEventPage } from './adapter';
import { listHealthEvents, listReaderEvents, listReaderEventsSince } from './calls';

const model = 'health-event';

/** Most pages of events that are put together. */
const mostPages = 5;

/** Puts the pages since a time together; with a marker when there are more than that. */
async function eventsSince(
  client: ServiceClient,
  fromTime: string,
  signal: AbortSignal,
): Promise<ReaderEventPage> {
  let page = await client.call(listReaderEventsSince(fromTime), { signal });
  for (let at = 1; at < mostPages && page.nextPageMarker !== undefined; at += 1) {
    const older = await client.call(listReaderEventsSince(fromTime, page.nextPageMarker), { signal });
    page = { ...older, events: [...page.events, ...older.events] };
  }
  return page;
}

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
    /** The events of all readers since a time (ISO 8601), the newest first, requested once. */
    ofReadersSince: (fromTime: string) =>
      queryOptions({
        queryKey: [...modelKey(model), 'readers', fromTime],
        queryFn: ({ signal }) => eventsSince(client, fromTime, signal),
        retry: false,
        meta: { model },
      }),
  };
}
