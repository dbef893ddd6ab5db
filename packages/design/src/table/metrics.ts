import type { Density } from '../theme';

/** Row densities, in the order they are offered. */
export const densities: readonly Density[] = ['comfortable', 'compact'];

/** Height of a row in pixels [TABLE-02]. */
export const rowHeight = 44;

/** Height of a row in pixels by density. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: rowHeight, compact: 32 };

/** Pixels of one more line where the user has set letters and lines apart. */
export const lineHeight = 22;

/** Height of the heading row in pixels. */
export const headingHeight = 40;

/** Up to this many rows all are drawn once those in sight are there, so that the browser's own search finds them; more are virtualised. */
export const virtualizeAbove = 60;

/** Up to this many rows are put on paper: each is drawn, which takes a second or two. */
export const printedAtMost = 2000;

/** A density as it was kept; undefined for whatever else was kept. */
export const readDensity = (kept: unknown): Density | undefined =>
  densities.find((density) => density === kept);
