import { useTimeZone } from '../zone';
import { useMinute } from './clock';
import { formatDateTime, formatRelative, isoTime, type TimeValue } from './format';

/** Options of {@link RelativeTime}. */
export interface RelativeTimeProps {
  /** Nothing, or what cannot be read, shows as a dash. */
  value: TimeValue | null | undefined;
}

/** How long ago something was; brought up to date every minute without a request [READER-12]. */
export function RelativeTime({ value }: RelativeTimeProps) {
  useMinute();
  const zone = useTimeZone();
  // A value from after the last tick of the clock is not in the future.
  const text = formatRelative(value, Date.now());
  if (text === undefined) return '–';
  return (
    <time dateTime={isoTime(value)} title={formatDateTime(value, undefined, zone)}>
      {text}
    </time>
  );
}
