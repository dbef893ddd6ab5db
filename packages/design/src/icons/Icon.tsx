import type { ReactNode } from 'react';

/** Options every icon takes. */
export interface IconProps {
  /** Width and height in CSS units. @defaultValue `1.25em` */
  size?: string;
  /** Rotates, for something in progress; stands still under reduced motion. */
  spinning?: boolean;
  /** Points along the line, so that it is mirrored where that goes from right to left. */
  pointing?: boolean;
  /** Name for assistive technology; without it the icon is decoration. */
  label?: string;
}

/** One icon on a 20 × 20 grid, drawn with lines in the colour of the text around it. */
export function Icon(props: IconProps & { children: ReactNode }) {
  const { size = '1.25em', spinning, pointing, label, children } = props;
  const marks = [spinning && 'icon--spinning', pointing && 'icon--pointing'].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, otherwise hidden from assistive technology
    <svg
      className={['icon', ...marks].join(' ')}
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

/** A circle as path data. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A rectangle with round corners as path data. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (right: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
  const [across, along] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`;
}

/** A filled icon, for what would look like an empty box when it were drawn with lines. */
export function createFilledIcon(path: string) {
  return (props: IconProps) => (
    <Icon {...props}>
      <path d={path} fill="currentColor" />
    </Icon>
  );
}

/** An icon that points along the line: backwards, to the next level, out. */
export function createPointingIcon(path: string) {
  return (props: IconProps) => (
    <Icon pointing {...props}>
      <path d={path} />
    </Icon>
  );
}

/** An icon from the path data of its shapes, on the 20 × 20 grid. */
export function createIcon(...shapes: readonly string[]) {
  const path = shapes.join('');
  return (props: IconProps) => (
    <Icon {...props}>
      <path d={path} />
    </Icon>
  );
}
