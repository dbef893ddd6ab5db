import { Link } from '../router';
import { useStyles } from '../theme';
import { Status } from './Status';
import statusCss from './status.css';
import type { Tone } from './tone';

/** One state of a {@link StatusSummary}. */
export interface StatusCount {
  /** Unique in the summary. */
  key: string;
  tone: Tone;
  /** Number and state: `2 not responding`. */
  label: string;
  /** Address of the list of these: `?…` on the page of that list, which then stays where it is. */
  to: string;
  /** The list shows these only. @defaultValue false */
  current?: boolean;
}

/** Name and states of a summary. */
export interface StatusSummaryProps {
  /** Name of the counted records, for assistive technology. */
  label: string;
  items: readonly StatusCount[];
}

/** Number of records of a list by state; each state is a link that filters the list. */
export function StatusSummary({ label, items }: StatusSummaryProps) {
  useStyles(statusCss);
  return (
    // No landmark: a page may show several lists.
    <ul className="status-summary" aria-label={label}>
      {items.map(({ key, tone, label: text, to, current }) => (
        <li key={key}>
          <Link
            className="status-summary__item"
            to={to}
            replace={to.startsWith('?')}
            preventScrollReset={to.startsWith('?')}
            aria-current={current || undefined}
          >
            <Status tone={tone} label={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
