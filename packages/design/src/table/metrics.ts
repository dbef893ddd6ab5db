/** How close rows stand. */
export type Density = 'comfortable' | 'compact';

export const densities: readonly Density[] = ['comfortable', 'compact'];

/** Height of a row in pixels [TABLE-02]. */
export const rowHeight = 44;

/** Height of a row in pixels by density. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: rowHeight, compact: 32 };

/** Height of the heading row in pixels. */
export const headingHeight = 40;

/** Up to this many rows all are drawn, so that the browser's own search finds them; more are virtualised. */
export const virtualizeAbove = 60;

/** A density as it was kept; whatever else was kept means comfortable. */
export const readDensity = (kept: unknown): Density => (kept === 'compact' ? 'compact' : 'comfortable');
