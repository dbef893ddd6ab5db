import { isInside } from '@console/api-client/zone-maps/schema';
import type { Random } from '../server/random/random';

/** A point in metres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A zone as a polygon on a floor. */
export interface FloorZone {
  readonly name: string;
  readonly floor: string | null;
  readonly points: readonly Point[];
}

/** So often a point is drawn until one lies inside of a zone that is no rectangle. */
const mostDraws = 30;

/** Distance from the zones of things that are in none, in metres. */
const margin = 3;

/** A point inside of a zone; a corner of one that is too narrow to be hit. `undefined`: the zone has no corners. */
export function pointIn({ points }: FloorZone, random: Random): Point | undefined {
  const bounds = boundsOf(points);
  for (let draw = 0; bounds && draw < mostDraws; draw++) {
    const point = {
      x: random.number(bounds.left, bounds.right),
      y: random.number(bounds.bottom, bounds.top),
    };
    if (isInside(points, point)) return point;
  }
  return points[0];
}

/** A point to the right of all zones. `undefined`: no zone has corners. */
export function pointBeside(zones: readonly FloorZone[], random: Random): Point | undefined {
  const bounds = boundsOf(zones.flatMap(({ points }) => points));
  return (
    bounds && {
      x: random.number(bounds.right + 0.5, bounds.right + margin),
      y: random.number(bounds.bottom, bounds.top),
    }
  );
}

function boundsOf(points: readonly Point[]) {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}
