import { useId } from 'react';
import { useStyles } from '../theme';
import progressCss from './progress.css';

/** Options of {@link Progress}. */
export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** How much of it is done, from 0 to 1; null while that is not known. */
  value: number | null;
  /** Text next to the bar instead of the percentage, for example `3 of 8`. */
  text?: string;
  /** What there is of it is good or bad, which its text says as well. @defaultValue neither */
  tone?: 'success' | 'warning' | 'danger';
}

/** How far something is that takes long. */
export function Progress({ label, value, text, tone }: ProgressProps) {
  useStyles(progressCss);
  const id = useId();
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const shown = text ?? (percent === undefined ? undefined : `${percent} %`);
  return (
    <div className="progress">
      <span className="progress__label" id={id}>
        {label}
      </span>
      {shown && <span className="progress__text">{shown}</span>}
      <progress
        className={tone ? `progress__bar progress__bar--${tone}` : 'progress__bar'}
        aria-labelledby={id}
        aria-valuetext={shown}
        max={100}
        value={percent}
      />
    </div>
  );
}
