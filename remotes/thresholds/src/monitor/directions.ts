import type { ChartPoint } from '@console/design/chart';

/** Crossings a second in both directions, the oldest first. */
export interface Directions {
  readonly in: readonly ChartPoint[];
  readonly out: readonly ChartPoint[];
}

/** Crossings counted so far. */
export interface Counts {
  readonly IN?: number;
  readonly OUT?: number;
}

/** Number of points kept: 10 minutes of one each second. */
export const keptPoints = 600;

/** Nothing was counted yet. */
export const noDirections: Directions = { in: [], out: [] };

/**
 * Adds what was counted since the last time.
 * @param time milliseconds since 1970
 */
export function addDirections(before: Directions, last: Counts, now: Counts, time: number): Directions {
  const add = (points: readonly ChartPoint[], direction: keyof Counts): readonly ChartPoint[] => {
    const point: ChartPoint = [time, Math.max(0, (now[direction] ?? 0) - (last[direction] ?? 0))];
    return [...points.slice(1 - keptPoints), point];
  };
  return { in: add(before.in, 'IN'), out: add(before.out, 'OUT') };
}
