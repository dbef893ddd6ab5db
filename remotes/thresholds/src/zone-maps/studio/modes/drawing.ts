import type { Spot } from '../../drawing/studioZone';
import { guidesOf, guidesOfCorner, snap } from '../snap';
import { type Canvas, cornersOfOthers, type Press, rounded } from './mode';
import { placing } from './placing';

/** Snaps a place to the grid, to corners, and at a right angle to what is drawn. */
export function snappedSpot(canvas: Canvas, { at, alt }: Pick<Press, 'at' | 'alt'>): Spot {
  if (alt) return rounded(at);
  const { drawn, grid } = canvas.studio.drawing.getState();
  return snap(at, {
    grid,
    reach: canvas.reach,
    corners: cornersOfOthers(canvas),
    before: drawn.at(-1),
    // The corner that is drawn stands between the latest and the first.
    guides:
      drawn.length > 2 ? guidesOfCorner([...drawn, at], drawn.length) : guidesOf(drawn.at(-1), drawn.at(-2)),
  });
}

/** A zone is drawn: each press is a corner of it, one on the first corner ends it. */
export const drawing = placing({
  spotOf: snappedSpot,
  put: ({ studio, reach }, spot) => {
    const { drawn } = studio.drawing.getState();
    const [first] = drawn;
    const isBack = first && Math.hypot(first.x - spot.x, first.y - spot.y) <= reach;
    if (isBack && drawn.length > 2) studio.closeZone();
    else if (!drawn.some(({ x, y }) => x === spot.x && y === spot.y)) studio.setDrawn([...drawn, spot]);
  },
});
