import type { ReactNode } from 'react';
import { useStyles } from '../theme';
import progressCss from './progress.css';

/** Words about something that is under way: they pulse, unless the user wants nothing to move. */
export function Pulse({ children }: { children: ReactNode }) {
  useStyles(progressCss);
  return <span className="pulse">{children}</span>;
}
