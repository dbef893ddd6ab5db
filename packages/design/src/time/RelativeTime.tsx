import { useMinute } from './clock';
import { useFormatDateTime } from './DateTime';
import { formatRelative, isoTime, type TimeValue } from './format';
import { useTimeLanguage } from './timeLanguage';

/** Options of {@link RelativeTime}. */
export interface RelativeTimeProps {
  /** Nothing, or what cannot be read, shows as a dash. */
  value: TimeValue | null | undefined;
}

/** How long ago something was; brought up to date every minute without a request [READER-12]. */
export function RelativeTime({ value }: RelativeTimeProps) {
  useMinute();
  const locale = useTimeLanguage();
  const written = useFormatDateTime()(value);
  // A value from after the last tick of the clock is not in the future. Until the words of the language are there the
  // time stands for itself.
  const text = locale === undefined ? written : formatRelative(value, Date.now(), locale);
  if (text === undefined) return '–';
  return (
    <time dateTime={isoTime(value)} title={written}>
      {text}
    </time>
  );
}
