import { ProgressIcon } from '../icons';
import { useStyles } from '../theme';
import statusCss from './status.css';
import { ToneIcon } from './ToneIcon';
import type { Tone } from './tone';

/** Tone, text and freshness of a state. */
export interface StatusProps {
  tone: Tone;
  /** Name of the state. */
  label: string;
  /** More words for the tooltip, after the label. @defaultValue none */
  hint?: string;
  /** Something is in progress: the icon rotates. @defaultValue false */
  spinning?: boolean;
  /** It was so when it was asked last, and may be no more: the colours are taken away. @defaultValue false */
  stale?: boolean;
}

/**
 * A state as icon, colour and text, never by colour alone.
 *
 * @example
 * ```tsx
 * <Status tone="success" label="Connected" />
 * <Status tone="info" label="Restarting" spinning />
 * ```
 */
export function Status({ tone, label, hint, spinning = false, stale = false }: StatusProps) {
  useStyles(statusCss);
  return (
    <span className={`status status--${stale ? 'stale' : tone}`}>
      {spinning ? <ProgressIcon spinning size="1.125em" /> : <ToneIcon tone={tone} size="1.125em" />}
      <span className="status__label" title={hint === undefined ? label : `${label}: ${hint}`}>
        {label}
      </span>
    </span>
  );
}
