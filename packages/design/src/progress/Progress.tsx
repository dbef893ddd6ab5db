import { useId } from 'react';
import { useStyles } from '../theme';
import progressCss from './progress.css';

/** Name, value and tone of a progress bar. */
export interface ProgressProps {
  /** Name of the work under way. */
  label: string;
  /** Share that is done, from 0 to 1; null while that is not known. */
  value: number | null;
  /** Text next to the bar instead of the percentage, for example `3 of 8`. */
  text?: string;
  /** Tone of the value, which its text says as well. @defaultValue neither */
  tone?: 'success' | 'warning' | 'danger';
}

/** Progress bar of something that takes long. */
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
