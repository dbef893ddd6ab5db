/** A place on a floor, in metres. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Borders closer together than this are the same border, in metres: nobody measures a floor more exactly. */
export const tolerance = 0.001;

/** An edge of a polygon. */
export type Edge = readonly [from: Place, to: Place];

/** The corners of a polygon: without those that repeat the one before, as the last does where a ring is closed. */
export function cornersOf(points: readonly Place[]): readonly Place[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1);
    return points.length === 1 || point.x !== before?.x || point.y !== before.y;
  });
}

/** The edges between corners, from each to the next and from the last to the first. */
export function edgesOf(corners: readonly Place[]): Edge[] {
  return corners.map((corner, index) => [corner, corners[index + 1] ?? corners[0] ?? corner]);
}

/** Twice the area of a triangle, positive when it turns left. */
export function turn(one: Place, two: Place, three: Place): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
}

/** Area of a simple polygon in square metres. */
export function areaOf(points: readonly Place[]): number {
  const origin = points[0] ?? { x: 0, y: 0 };
  return Math.abs(edgesOf(points).reduce((sum, [from, to]) => sum + turn(origin, from, to), 0)) / 2;
}

/** True for a polygon no two edges of which meet, other than neighbours in the corner between them. */
export function isSimple(points: readonly Place[]): boolean {
  const edges = edgesOf(cornersOf(points));
  const last = edges.length - 1;
  return edges.every((edge, index) =>
    edges.slice(index + 1).every((other, distance) => {
      if (distance === 0 && turnsBack(edge, other)) return false;
      if (index === 0 && distance === last - 1) return !turnsBack(other, edge);
      return distance === 0 || !meet(edge, other);
    }),
  );
}

/** True for a place in a simple polygon or on its border. */
export function contains(points: readonly Place[], place: Place): boolean {
  return isEnclosed(points, place) || distanceToBorder(points, place) <= tolerance;
}

/** True for a place in a simple polygon and not on its border. */
export function isInside(points: readonly Place[], place: Place): boolean {
  return isEnclosed(points, place) && distanceToBorder(points, place) > tolerance;
}

/** True if a line from the place to the right leaves the polygon an odd number of times. */
function isEnclosed(points: readonly Place[], { x, y }: Place): boolean {
  const crossed = edgesOf(points).filter(
    ([from, to]) => from.y > y !== to.y > y && x < crossingAt([from, to], y),
  );
  return crossed.length % 2 === 1;
}

/** Where an edge that is not level has this height. */
export function crossingAt([from, to]: Edge, y: number): number {
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

function distanceToBorder(points: readonly Place[], place: Place): number {
  return edgesOf(points).reduce((least, edge) => Math.min(least, distance(edge, place)), Infinity);
}

function distance([from, to]: Edge, place: Place): number {
  const share = Math.min(1, Math.max(0, shareAlong([from, to], place)));
  return Math.hypot(from.x + share * (to.x - from.x) - place.x, from.y + share * (to.y - from.y) - place.y);
}

/** Where along an edge the place nearest to another is: 0 at its beginning, 1 at its end, also beyond. */
export function shareAlong([from, to]: Edge, place: Place): number {
  const [along, across] = [to.x - from.x, to.y - from.y];
  const length = along * along + across * across;
  return length === 0 ? 0 : ((place.x - from.x) * along + (place.y - from.y) * across) / length;
}

/** True if the second of two edges that share a corner runs back over the first. */
function turnsBack([from, corner]: Edge, [, to]: Edge): boolean {
  const ahead = (corner.x - from.x) * (to.x - corner.x) + (corner.y - from.y) * (to.y - corner.y);
  return turn(from, corner, to) === 0 && ahead < 0;
}

/** True for two edges with a place in common. */
function meet([from, to]: Edge, [start, end]: Edge): boolean {
  const sides = [turn(start, end, from), turn(start, end, to), turn(from, to, start), turn(from, to, end)];
  const [one = 0, two = 0, three = 0, four = 0] = sides.map(Math.sign);
  if (one * two < 0 && three * four < 0) return true;
  return (
    (one === 0 && isBetween([start, end], from)) ||
    (two === 0 && isBetween([start, end], to)) ||
    (three === 0 && isBetween([from, to], start)) ||
    (four === 0 && isBetween([from, to], end))
  );
}

/** True for a place on an edge, of those in line with it. */
function isBetween([from, to]: Edge, { x, y }: Place): boolean {
  return (
    x >= Math.min(from.x, to.x) &&
    x <= Math.max(from.x, to.x) &&
    y >= Math.min(from.y, to.y) &&
    y <= Math.max(from.y, to.y)
  );
}
