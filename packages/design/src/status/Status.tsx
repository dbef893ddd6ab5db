import { ProgressIcon } from '../icons';
import { useStyles } from '../theme';
import statusCss from './status.css';
import { ToneIcon } from './ToneIcon';
import type { Tone } from './tone';

/** Options of {@link Status}. */
export interface StatusProps {
  tone: Tone;
  /** What the state is called. */
  label: string;
  /** The same in other words, told by the tooltip after the label. Default none. */
  hint?: string;
  /** Something is under way: the icon turns. Default false. */
  spinning?: boolean;
}

/** The state of something: icon, colour and text, never colour alone. */
export function Status({ tone, label, hint, spinning = false }: StatusProps) {
  useStyles(statusCss);
  return (
    <span className={`status status--${tone}`}>
      {spinning ? <ProgressIcon spinning size="1.125em" /> : <ToneIcon tone={tone} size="1.125em" />}
      <span className="status__label" title={hint === undefined ? label : `${label}: ${hint}`}>
        {label}
      </span>
    </span>
  );
}
