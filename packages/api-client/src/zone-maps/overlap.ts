import {
  cornersOf,
  crossingAt,
  type Edge,
  edgesOf,
  isInside,
  type Place,
  shareAlong,
  tolerance,
} from './polygon';

/**
 * True for two simple polygons that share more than a border. Neighbours may touch: what is narrower than a
 * couple of millimetres is no overlap.
 */
export function overlap(one: readonly Place[], other: readonly Place[]): boolean {
  const [first, second] = [cornersOf(one), cornersOf(other)];
  if (areApart(boundsOf(first), boundsOf(second))) return false;
  // Where no border reaches into the other polygon they are apart, or one and the same.
  return reachesInto(first, second) || reachesInto(second, first) || isInside(second, innerPlace(first));
}

/** The rectangle around a polygon, in metres. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The rectangle around a polygon. */
export function boundsOf(points: readonly Place[]): Bounds {
  return points.reduce(
    ({ left, right, bottom, top }, { x, y }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      bottom: Math.min(bottom, y),
      top: Math.max(top, y),
    }),
    { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity },
  );
}

/** True for two rectangles with an upright or level line between them: most pairs of a floor. */
export const areApart = (one: Bounds, other: Bounds): boolean =>
  one.right <= other.left + tolerance ||
  other.right <= one.left + tolerance ||
  one.top <= other.bottom + tolerance ||
  other.top <= one.bottom + tolerance;

/**
 * True if a part of the border of one polygon lies inside the other. Between two crossings it is in or out as
 * a whole.
 */
function reachesInto(one: readonly Place[], other: readonly Place[]): boolean {
  const borders = edgesOf(other);
  return edgesOf(one).some((edge) => {
    const cuts = [0, 1, ...borders.flatMap((border) => cutsOf(edge, border))].sort((a, b) => a - b);
    return cuts.slice(1).some((cut, index) => isInside(other, placeOn(edge, (cut + (cuts[index] ?? 0)) / 2)));
  });
}

/** Where along an edge another one crosses it or, running along it, begins and ends. */
function cutsOf([from, to]: Edge, [start, end]: Edge): number[] {
  const [along, across] = [to.x - from.x, to.y - from.y];
  const [otherAlong, otherAcross] = [end.x - start.x, end.y - start.y];
  const slant = along * otherAcross - across * otherAlong;
  const [offsetX, offsetY] = [start.x - from.x, start.y - from.y];
  const cuts =
    slant === 0
      ? [shareAlong([from, to], start), shareAlong([from, to], end)]
      : isShare((offsetX * across - offsetY * along) / slant)
        ? [(offsetX * otherAcross - offsetY * otherAlong) / slant]
        : [];
  return cuts.filter((cut) => cut > 0 && cut < 1);
}

/** Rounding may put a corner that lies on an edge slightly off it. */
const isShare = (share: number) => share >= -1e-9 && share <= 1 + 1e-9;

const placeOn = ([from, to]: Edge, share: number): Place => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

/** A place inside a polygon, well away from its corners: in the middle of its widest part at one height. */
function innerPlace(corners: readonly Place[]): Place {
  const heights = corners.map((corner) => corner.y).sort((a, b) => a - b);
  const y = middleOfWidest(gapsBetween(heights));
  const crossings = edgesOf(corners)
    .filter(([from, to]) => from.y > y !== to.y > y)
    .map((edge) => crossingAt(edge, y))
    .sort((a, b) => a - b);
  // Going in and going out take turns.
  return { x: middleOfWidest(gapsBetween(crossings).filter((_gap, index) => index % 2 === 0)), y };
}

type Gap = readonly [from: number, to: number];

const gapsBetween = (sorted: readonly number[]): Gap[] =>
  sorted.slice(1).map((to, index) => [sorted[index] ?? to, to]);

function middleOfWidest(gaps: readonly Gap[]): number {
  const [from, to] = gaps.reduce(
    (most, each) => (each[1] - each[0] > most[1] - most[0] ? each : most),
    [0, 0],
  );
  return (from + to) / 2;
}
