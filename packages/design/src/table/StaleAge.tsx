import { useMessages } from '../messages';
import { useIntl } from '../messages/MessagesContext';
import { useMinute } from '../time/clock';

const steps = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** How old rows are that could not be brought up to date; itself kept up to date every minute. */
export function StaleAge({ asOf }: { asOf: number }) {
  const translate = useMessages();
  const { locale } = useIntl();
  useMinute();
  const age = Date.now() - asOf;
  const step = steps.find(([length]) => age >= length);
  const text = step
    ? new Intl.RelativeTimeFormat(locale).format(-Math.floor(age / step[0]), step[1])
    : translate('table.asOf.now');
  return (
    <time className="table__age" dateTime={new Date(asOf).toISOString()}>
      {translate('table.asOf', { age: text })}
    </time>
  );
}
