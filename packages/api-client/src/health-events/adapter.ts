import type { ComponentHealth, ReaderComponent } from '../reader-health';
import { readTime, withoutBlank } from '../wire';
import type { HealthEventAnswer, ReaderEventPageAnswer } from './schema';

/** Something that was, or is, wrong with a component (HEALTH-09). Times are ISO 8601. */
export interface HealthEvent {
  readonly id: string;
  readonly code: string;
  readonly component?: string;
  readonly eventTime: string;
  /** Absent while it lasts. */
  readonly eventEndTime?: string;
}

/** An event as the console shows it: whole-number ids read as text. */
export function readHealthEvent(event: HealthEventAnswer): HealthEvent {
  const { id, code, component, eventTime, eventEndTime } = event;
  return {
    id: String(id),
    code,
    eventTime: readTime(eventTime) ?? eventTime,
    ...withoutBlank({ component, eventEndTime: readTime(eventEndTime) }),
  };
}

/** Something that began, ended or happened on a reader. */
export interface ReaderEvent {
  /** ISO 8601. */
  readonly eventTime: string;
  /** Absent where a service does not name it. */
  readonly readerName?: string;
  /** Which part of the reader it concerns: `CONNECTION`, `CLOCK_SYNC` and so on. */
  readonly type: string;
  readonly code: string;
  /** The status of the part from then on; absent where the event is no change of it. */
  readonly status?: string;
}

/** Events as the console uses them, in the order of the answer. */
export const readReaderEvents = ({ events }: ReaderEventPageAnswer): readonly ReaderEvent[] =>
  events.map(({ eventTime, readerId, type, code, args }) => ({
    eventTime: readTime(eventTime) ?? eventTime,
    type,
    code,
    ...withoutBlank({ readerName: readerId, status: args?.status }),
  }));

/** Some of the events of all readers, the newest first, and what leads to older ones. */
export interface ReaderEventPage {
  readonly events: readonly ReaderEvent[];
  /** Absent on the last page. */
  readonly nextPageMarker?: string;
}

/** A page of events as the console uses it. */
export const readReaderEventPage = (page: ReaderEventPageAnswer): ReaderEventPage => ({
  events: readReaderEvents(page),
  ...(page.nextPageMarker && { nextPageMarker: page.nextPageMarker }),
});

const eventTypes: Readonly<Record<ReaderComponent, string>> = {
  connection: 'CONNECTION',
  throughput: 'THROUGHPUT',
  clockSync: 'CLOCK_SYNC',
  hardware: 'HARDWARE_FAULT',
  software: 'SOFTWARE_FAULT',
};

/** The component of a reader that a type of events is about; undefined of events that concern the whole reader. */
export const componentOfEvent = (type: string): ReaderComponent | undefined =>
  (Object.keys(eventTypes) as ReaderComponent[]).find((component) => eventTypes[component] === type);

/**
 * Since when a component of a reader is as it is.
 * @param events of this reader, the newest first.
 * @returns ISO 8601; undefined when the events do not go back so far.
 */
export function changedAt(
  events: readonly ReaderEvent[],
  component: ReaderComponent,
  { status, code }: ComponentHealth,
): string | undefined {
  const latest = events.find((event) => event.type === eventTypes[component] && event.status !== undefined);
  return latest?.status === status && latest?.code === code ? latest?.eventTime : undefined;
}
