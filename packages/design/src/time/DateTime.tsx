import { useCallback } from 'react';
import { useLocale } from '../messages';
import { useTimeZone, useZoneName } from '../zone';
import { dateTimeFormatOf, formatDateTime, isoTime, readTime, type TimeValue } from './format';

/** Writes times in the zone and in the pattern of the language around; undefined like {@link formatDateTime}. */
export function useFormatDateTime(): (
  value: TimeValue | null | undefined,
  format?: string,
) => string | undefined {
  const zone = useTimeZone();
  const usual = dateTimeFormatOf(useLocale());
  return useCallback((value, format = usual) => formatDateTime(value, format, zone), [usual, zone]);
}

/** Time, and the format it is shown in. */
export interface DateTimeProps {
  /** Nothing, or what cannot be read, shows as a dash. */
  value: TimeValue | null | undefined;
  /** Pattern of moment. @defaultValue `MM/DD/YYYY HH:mm:ss` [FORM-14], or what other languages have in its place */
  format?: string;
}

/**
 * A time in the zone of the surrounding provider, else in that of the browser.
 *
 * @example
 * ```tsx
 * <DateTime value={job.created} />
 * <DateTime value={job.created} format="HH:mm" />
 * ```
 */
export function DateTime({ value, format }: DateTimeProps) {
  // A page has many times, and reading one is slow: it is read once for both forms.
  const time = readTime(value)?.valueOf();
  const text = useFormatDateTime()(time, format);
  const zone = useZoneName();
  if (text === undefined) return '–';
  return (
    // Numbers between spaces would change places in a text from right to left.
    <time dateTime={isoTime(time)} title={zone} dir="ltr">
      {text}
    </time>
  );
}
