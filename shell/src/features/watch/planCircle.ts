/** A page that was opened by itself or by somebody. */
export interface Visit {
  readonly pathname: string;
  /** In milliseconds. */
  readonly at: number;
}

/** Number of pages in a row that count as a circle, and in how long, in milliseconds. */
export const circleVisits = 12;
const circleTime = 10_000;

/**
 * The two pages that lead to each other without end.
 * @param visits the last ones since somebody pressed anything, oldest first.
 */
export function findCircle(visits: readonly Visit[]): readonly [string, string] | undefined {
  const last = visits.slice(-circleVisits);
  const [first, second] = last;
  if (!first || !second || last.length < circleVisits || first.pathname === second.pathname) return undefined;
  const alternate = last.every(({ pathname }, index) => pathname === last[index % 2]?.pathname);
  const soon = (last.at(-1)?.at ?? 0) - first.at <= circleTime;
  return alternate && soon ? [first.pathname, second.pathname] : undefined;
}
