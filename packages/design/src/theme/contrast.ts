import type { ColorName } from '../tokens/tokens';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a colour `#rrggbb` as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb` as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [foreground: ColorName, background: ColorName];

const grounds = ['canvas', 'surface', 'sunken', 'hover'] as const;

/** Every text colour with every background it is used on: at least 4.5. */
export const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => (['ink', 'ink-muted', 'link'] as const).map((text): Pair => [text, ground])),
  ['ink', 'selected'],
  ['link', 'selected'],
  ...(['success', 'warning', 'danger', 'info', 'neutral'] as const).flatMap((tone): Pair[] => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    [tone, 'surface'],
  ]),
  ['danger', 'canvas'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-hover'],
  ['bar-ink', 'bar'],
  ['bar-ink-strong', 'bar'],
  ['bar-ink', 'bar-hover'],
  ['bar-ink-strong', 'bar-hover'],
  ['bar-ink-strong', 'bar-active'],
  ['tooltip-ink', 'tooltip'],
];

/** Every outline, icon and mark that means something with its ground: at least 3. */
export const shapePairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['border-strong', ground],
    ['focus', ground],
    ['accent', ground],
  ]),
  ['focus', 'selected'],
  ['danger', 'surface'],
  ['bar-accent', 'bar'],
  ['bar-accent', 'bar-hover'],
];
