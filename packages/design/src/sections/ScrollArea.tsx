import type { ReactNode } from 'react';

/** Name and content of a {@link ScrollArea}. */
export interface ScrollAreaProps {
  /** Name of the region. */
  readonly label: string;
  /** Gives it the size from which on it scrolls. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A region that scrolls in its page; it takes the focus, so that it scrolls by keys, too. */
export const ScrollArea = ({ label, className, children }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
