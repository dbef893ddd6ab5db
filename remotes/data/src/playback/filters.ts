import type { HistoryQuery } from '@console/api-client/items';
import { type Failure, type FormErrors, rules } from '@console/design/form';
import type { MessageKey } from '@console/design/messages';
import { type AddressFields, addressFields } from '@console/design/query';

/** Conditions of what is played back, as the form holds them. */
export interface PlaybackFilters {
  readonly facility: string | undefined;
  readonly zone: string | undefined;
  readonly epcPrefix: string;
  /** ISO 8601. */
  readonly fromTime: string | undefined;
  /** ISO 8601; undefined for until now. */
  readonly toTime: string | undefined;
}

const hour = 60 * 60 * 1000;

/** The last hour. @param now milliseconds since 1970 */
export const playbackOfLastHour = (now: number): PlaybackFilters => ({
  facility: undefined,
  zone: undefined,
  epcPrefix: '',
  fromTime: new Date(Math.floor((now - hour) / 60_000) * 60_000).toISOString(),
  toTime: undefined,
});

const { choice, text } = addressFields;

/**
 * Conversions of the filters to and from the address.
 * @param start the time from which an address plays that names none
 */
export const playbackFields = (start: PlaybackFilters['fromTime']): AddressFields<PlaybackFilters> => ({
  facility: choice,
  zone: choice,
  epcPrefix: text,
  fromTime: { ...choice, read: (texts) => choice.read(texts) ?? start },
  toTime: choice,
});

const hexadecimal = rules.pattern(/^[0-9a-f]*$/i, 'data.epcPrefix.hexadecimal');

const failure = (key: MessageKey): Failure => ({ key });

/** Failures of the filters. @param now milliseconds since 1970 */
export function playbackErrors(filters: PlaybackFilters, now: number): FormErrors {
  const { facility, zone, epcPrefix, fromTime, toTime } = filters;
  const from = fromTime ? Date.parse(fromTime) : undefined;
  const to = toTime ? Date.parse(toTime) : undefined;
  return {
    facility: facility || epcPrefix.trim() !== '' ? undefined : failure('data.playback.what.required'),
    zone: zone && !facility ? failure('data.playback.zone.withoutFacility') : undefined,
    epcPrefix: hexadecimal(epcPrefix.trim()),
    fromTime: fromError(from, now),
    toTime: toError(from, to),
  };
}

function fromError(from: number | undefined, now: number): Failure | undefined {
  if (from === undefined) return failure('data.playback.from.required');
  if (Number.isNaN(from)) return failure('data.time.unreadable');
  return from > now ? failure('data.fromTime.future') : undefined;
}

function toError(from: number | undefined, to: number | undefined): Failure | undefined {
  if (to === undefined) return undefined;
  if (Number.isNaN(to)) return failure('data.time.unreadable');
  return from !== undefined && to - from < 1000 ? failure('data.toTime.tooEarly') : undefined;
}

/** Query for the history of a playback. */
export function recordedQuery({
  facility,
  zone,
  epcPrefix,
  fromTime,
  toTime,
}: PlaybackFilters): HistoryQuery {
  return {
    epcPrefix: epcPrefix.trim() || undefined,
    facility,
    zoneNames: zone ? [zone] : [],
    fromTime: fromTime && new Date(fromTime).toISOString(),
    toTime: toTime && new Date(toTime).toISOString(),
  };
}
