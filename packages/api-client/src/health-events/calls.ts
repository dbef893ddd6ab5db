import type { Call, ListAnswer } from '../client';
import { readList, readRecord } from '../client/answer';
import { consolePath, servicePath } from '../client/path';
import { identifierOf } from '../meta';
import {
  type HealthEvent,
  type ReaderEvent,
  type ReaderEventPage,
  readHealthEvent,
  readReaderEventPage,
  readReaderEvents,
} from './adapter';
import { validateHealthEvent, validateReaderEventPage } from './validate.generated.js';

/**
 * Lists the events of a component (HEALTH-10).
 * @param component `HOST`
 */
export function listHealthEvents(component: string): Call<ListAnswer<HealthEvent>> {
  return {
    name: 'list health events',
    method: 'GET',
    path: consolePath('health', 'v1', 'components', component, 'events'),
    answer: readList(validateHealthEvent, readHealthEvent, identifierOf('health-event')),
  };
}

/** Lists the newest events of a reader, the newest first. */
export function listReaderEvents(readerName: string): Call<readonly ReaderEvent[]> {
  return {
    name: 'list reader events',
    method: 'POST',
    path: servicePath('health', 'v1', 'events'),
    body: { readerNames: [readerName], pageSize: 100 },
    answer: readRecord(validateReaderEventPage, readReaderEvents),
  };
}

/** Most events on a page. */
const largestPage = 1000;

/**
 * Lists events of all readers since a time, the newest first.
 * @param fromTime ISO 8601
 * @param nextPageMarker of the page before. @defaultValue the newest page
 */
export function listReaderEventsSince(fromTime: string, nextPageMarker?: string): Call<ReaderEventPage> {
  return {
    name: 'list reader events since',
    method: 'POST',
    path: servicePath('health', 'v1', 'events'),
    body: { fromTime, pageSize: largestPage, ...(nextPageMarker && { nextPageMarker }) },
    answer: readRecord(validateReaderEventPage, readReaderEventPage),
  };
}
