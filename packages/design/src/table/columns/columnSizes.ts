/** Widths a user has given to columns, in pixels by key. */
export type ColumnSizes = Readonly<Record<string, number>>;

const narrowest = 40;
const widest = 2000;

/** Widths as they were kept; whatever else was kept is as if it were not there. */
export function readColumnSizes(kept: unknown): ColumnSizes {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([, width]) => typeof width === 'number' && width >= narrowest && width <= widest,
    ),
  );
}
