import { useStyles } from '@console/design/theme';
import type { ReactNode } from 'react';
import css from './outsideFrame.css';

/** The frame of a page outside the authenticated area: the main landmark alone. */
export function OutsideFrame({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <main className="outside-frame">{children}</main>;
}
