import { useMessages } from '../messages';
import { useSecond } from './clock';
import { formatDuration, type TimeValue } from './format';

/** Options of {@link Duration}. */
export interface DurationProps {
  /** Null means without end and shows as ∞. */
  seconds: number | null;
}

/** A duration in days, hours, minutes and seconds. */
export function Duration({ seconds }: DurationProps) {
  const translate = useMessages();
  const text = formatDuration(seconds, translate);
  // Where it has little room it can be read in full by pointing at it.
  if (seconds !== null) return <span title={text}>{text}</span>;
  return (
    <span role="img" aria-label={translate('time.endless')}>
      {text}
    </span>
  );
}

/** Options of {@link DurationRemaining}. */
export interface DurationRemainingProps {
  /** When it ends; null means never and shows as ∞. */
  until: TimeValue | null;
}

/** How long something still takes, counting down every second; nothing less than 0s. */
export function DurationRemaining({ until }: DurationRemainingProps) {
  const now = useSecond();
  return <Duration seconds={until === null ? null : (new Date(until).getTime() - now) / 1000} />;
}
