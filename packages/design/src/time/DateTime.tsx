import { useTimeZone, useZoneName } from '../zone';
import { dateTimeFormat, formatDateTime, isoTime, type TimeValue } from './format';

/** Options of {@link DateTime}. */
export interface DateTimeProps {
  /** Nothing, or what cannot be read, shows as a dash. */
  value: TimeValue | null | undefined;
  /** Pattern of moment. @defaultValue `MM/DD/YYYY HH:mm:ss` [FORM-14] */
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
export function DateTime({ value, format = dateTimeFormat }: DateTimeProps) {
  const text = formatDateTime(value, format, useTimeZone());
  const zone = useZoneName();
  if (text === undefined) return '–';
  return (
    <time dateTime={isoTime(value)} title={zone}>
      {text}
    </time>
  );
}
