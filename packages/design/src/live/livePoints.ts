import type { ChartPoint } from '../chart';

/**
 * The points of a line with its gaps: where more than one and a half intervals lie between two values, or a value is no
 * number, there is a point without a value, so that the line breaks.
 * @param points in the order of time
 * @param interval between two values, in milliseconds
 */
export function withGaps(points: readonly ChartPoint[], interval: number): ChartPoint[] {
  return points.flatMap(([time, value], index): ChartPoint[] => {
    const before = points[index - 1];
    const point: ChartPoint = [time, value !== null && Number.isFinite(value) ? value : null];
    return before && time - before[0] > 1.5 * interval ? [[before[0] + interval, null], point] : [point];
  });
}

/** Values that came together, the latest of them now, each with the time at which it was measured. */
export function timedValues(values: readonly number[], now: number, interval: number): ChartPoint[] {
  return values.map((value, index) => [now - (values.length - 1 - index) * interval, value]);
}
