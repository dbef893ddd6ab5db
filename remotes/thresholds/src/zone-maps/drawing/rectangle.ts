import type { Corner, Spot } from './studioZone';

/** Bounding box of corners, in millimetres. */
export function boxOf(corners: readonly Spot[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, low, high, width: right - left, height: high - low };
}

/** The corners of a rectangle between two of them, counter-clockwise from the lower left. */
export function rectangleOf(one: Spot, other: Spot): readonly Corner[] {
  const { left, right, low, high } = boxOf([one, other]);
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
}
