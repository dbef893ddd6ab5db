import { useMinute } from './clock';
import { useFormatDateTime } from './DateTime';
import { formatRelative, isoTime, readTime, type TimeValue } from './format';
import { useTimeLanguage } from './timeLanguage';

/** Time that is shown as a distance from now. */
export interface RelativeTimeProps {
  /** Nothing, or what cannot be read, shows as a dash. */
  value: TimeValue | null | undefined;
}

/** Time since something; brought up to date every minute without a request [READER-12]. */
export function RelativeTime({ value }: RelativeTimeProps) {
  useMinute();
  const locale = useTimeLanguage();
  // A page has many times, and reading one is slow: it is read once for all three forms.
  const time = readTime(value)?.valueOf();
  const written = useFormatDateTime()(time);
  // A value from after the last tick of the clock is not in the future. Until the words of the language are there the
  // time stands for itself.
  const text = locale === undefined ? written : formatRelative(time, Date.now(), locale);
  if (text === undefined) return '–';
  return (
    // A minute that passes is no news: an alert around it would be said again from its begin.
    <time dateTime={isoTime(time)} title={written} aria-live="off">
      {text}
    </time>
  );
}
