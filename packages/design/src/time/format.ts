import moment from 'moment';
import { type Language, languageOf } from '../language';
import type { Translate } from '../messages';
import type { TimeZone } from '../zone';
import { datePatternOf } from './datePattern';
import { wallTime } from './wallTime';

/** A moment in time as the service sends it (ISO 8601) or as the browser has it (milliseconds or Date). */
export type TimeValue = string | number | Date;

/** Default format of dates [FORM-14]. */
export const dateTimeFormat = 'MM/DD/YYYY HH:mm:ss';

/** Default format of dates in a language: the pattern of the documents is the English one. */
export const dateTimeFormatOf = (locale: string): string =>
  `${datePatternOf(languageOf(locale) ?? 'en')} HH:mm:ss`;

/** Letters by which a language stands for day and year, where they are not those of the patterns. */
const patternLetters: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { D: 'T', Y: 'J' },
  fr: { D: 'J', Y: 'A' },
  es: { Y: 'A' },
};

/** A pattern of moment as people of a language read it, `TT.MM.JJJJ HH:mm:ss`: the hint of what is to be typed. */
export function describeFormat(format: string, locale: string): string {
  const letters = patternLetters[languageOf(locale) ?? 'en'] ?? {};
  return format.replace(/[DY]/g, (letter) => letters[letter] ?? letter);
}

/** Format of the dates of reader features. */
export const featureTimeFormat = 'YYYY-MM-DD HH:mm:ss';

/**
 * A time as the clocks of a zone show it.
 *
 * @param zone - default that of the browser
 * @returns undefined when there is no time or it cannot be read
 */
export function formatDateTime(
  value: TimeValue | null | undefined,
  format = dateTimeFormat,
  zone?: TimeZone,
): string | undefined {
  const time = readTime(value);
  return time && wallTime(time.valueOf(), zone).format(format);
}

/**
 * Distance of a time from now, as `5 minutes ago`; undefined like {@link formatDateTime}.
 *
 * @param locale - one whose words are there, see {@link useTimeLanguage}
 */
export function formatRelative(
  value: TimeValue | null | undefined,
  now: number,
  locale = 'en',
): string | undefined {
  return readTime(value)?.locale(locale).from(now);
}

/** The time in ISO 8601 with zone, for machines and for copying. */
export function isoTime(value: TimeValue | null | undefined): string | undefined {
  return readTime(value)?.toISOString();
}

/** A time as moment has it; undefined when there is none or it cannot be read. */
export function readTime(value: TimeValue | null | undefined) {
  // No argument stands for now.
  if (value === undefined) return undefined;
  const time = typeof value === 'string' ? moment(value, moment.ISO_8601) : moment(value);
  return time.isValid() ? time : undefined;
}

/** A duration cut into whole days, hours, minutes and seconds; less than nothing counts as nothing. */
export function durationParts(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(whole / 86400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * A duration as `1d 2h 3m 4s`, without leading zero parts; `∞` when there is no end.
 *
 * @param seconds - null means without end
 * @param most - how many parts at most, the largest ones. @defaultValue all
 */
export function formatDuration(seconds: number | null, translate: Translate, most?: number): string {
  if (seconds === null) return '∞';
  const amounts = durationParts(seconds);
  const parts = units.map((unit) => [unit, amounts[unit]] as const);
  const first = parts.findIndex(([, amount]) => amount > 0);
  return (
    parts
      // Of nothing (-1) the last part is left.
      .slice(first)
      .slice(0, most)
      .map(([unit, amount]) => translate(`time.${unit}`, { amount }))
      .join(' ')
  );
}
