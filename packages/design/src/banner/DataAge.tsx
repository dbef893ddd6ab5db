import { numberLocaleOf } from '../language';
import { useLocale, useMessages } from '../messages';
import { useMinute } from '../time/clock';
import { formatClock, useTimeZone } from '../zone';

const steps = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** Time of the answer that is still shown. */
export interface DataAgeProps {
  /** When the data was loaded, in milliseconds since 1970. */
  asOf: number;
}

/** From when data is that could not be brought up to date, and how old that is; itself brought up to date every minute. */
export function DataAge({ asOf }: DataAgeProps) {
  const translate = useMessages();
  const locale = numberLocaleOf(useLocale());
  const zone = useTimeZone();
  useMinute();
  const passed = Date.now() - asOf;
  const step = steps.find(([length]) => passed >= length);
  const age = step
    ? new Intl.RelativeTimeFormat(locale).format(-Math.floor(passed / step[0]), step[1])
    : translate('banner.asOf.now');
  return (
    <time dateTime={new Date(asOf).toISOString()}>
      {translate('banner.asOf', { time: formatClock(asOf, zone), age })}
    </time>
  );
}
