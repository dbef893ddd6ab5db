import { useMessages } from '../messages';
import { useSecond } from './clock';
import { formatDuration, type TimeValue } from './format';

/** Duration in seconds. */
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

/** End of what is still going on. */
export interface DurationRemainingProps {
  /** When it ends; null means never and shows as ∞. */
  until: TimeValue | null;
}

/** Remaining time of something, counting down every second; at least 0s. */
export function DurationRemaining({ until }: DurationRemainingProps) {
  const now = useSecond();
  return <Duration seconds={until === null ? null : (new Date(until).getTime() - now) / 1000} />;
}
