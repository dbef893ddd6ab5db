import type { ReactNode } from 'react';

/** Options every icon takes. */
export interface IconProps {
  /** Width and height in CSS units; default `1.25em`. */
  size?: string;
  /** Turns round, for something in progress; stands still under reduced motion. */
  spinning?: boolean;
  /** Name for assistive technology; without it the icon is decoration. */
  label?: string;
}

/** One icon on a 20 × 20 grid, drawn with lines in the colour of the text around it. */
export function Icon({ size = '1.25em', spinning, label, children }: IconProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, otherwise hidden from assistive technology
    <svg
      className={spinning ? 'icon icon--spinning' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
