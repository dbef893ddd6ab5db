import type { ReactNode } from 'react';
import { useStyles } from '../theme';
import statusCss from './status.css';
import type { Tone } from './tone';

/** Tone, icon and text of a badge. */
export interface BadgeProps {
  /** @defaultValue `neutral` */
  tone?: Tone;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Tooltip: the code that is told in words. @defaultValue none */
  title?: string;
  children: ReactNode;
}

/** A short fact next to a heading or in a row: a group, a running job, a count. */
export function Badge({ tone = 'neutral', icon, title, children }: BadgeProps) {
  useStyles(statusCss);
  return (
    <span className={`badge badge--${tone}`} title={title}>
      {icon}
      {children}
    </span>
  );
}
