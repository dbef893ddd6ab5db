import type { Spot } from '../drawing/studioZone';

/** A straight line without end, to which a corner can be drawn. */
interface Guide {
  /** A place on it. */
  readonly through: Spot;
  /** Its direction, of length 1. */
  readonly along: Spot;
}

/** Targets that a drawn corner snaps to. */
interface SnapTargets {
  /** Distance between the lines of the grid, in millimetres; 0 for no grid. */
  readonly grid: number;
  /** Greatest distance to snap, in millimetres. */
  readonly reach: number;
  /** Corners of other zones. */
  readonly corners: readonly Spot[];
  /** The corner before, with which a corner is kept level or upright. @defaultValue none */
  readonly before?: Spot;
  /** Lines at a right angle to slanted edges. @defaultValue none */
  readonly guides?: readonly Guide[];
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

const toGrid = (value: number, grid: number) =>
  grid > 0 ? Math.round(value / grid) * grid : Math.round(value);

/**
 * The lines on which a corner makes a right angle, or none, with a slanted edge that ends in its neighbour: straight on
 * and across. None for an edge that is level or upright: grid and neighbour keep those.
 * @param neighbour the corner next to the one that is drawn
 * @param beyond the corner on the other side of the neighbour
 */
export function guidesOf(neighbour: Spot | undefined, beyond: Spot | undefined): readonly Guide[] {
  if (!neighbour || !beyond || neighbour.x === beyond.x || neighbour.y === beyond.y) return [];
  const length = distance(neighbour, beyond);
  const along = { x: (neighbour.x - beyond.x) / length, y: (neighbour.y - beyond.y) / length };
  return [
    { through: neighbour, along },
    { through: neighbour, along: { x: -along.y, y: along.x } },
  ];
}

/** The lines of a corner of a zone: those of both edges that end in its neighbours. */
export function guidesOfCorner(corners: readonly Spot[], place: number): readonly Guide[] {
  const at = (offset: number) => corners.at((place + offset) % corners.length);
  return corners.length < 3 ? [] : [...guidesOf(at(-1), at(-2)), ...guidesOf(at(1), at(2))];
}

/** Position along a guide of the place nearest to another. */
const shareAlong = ({ through, along }: Guide, { x, y }: Spot) =>
  (x - through.x) * along.x + (y - through.y) * along.y;

const placeOn = ({ through, along }: Guide, share: number): Spot => ({
  x: through.x + share * along.x,
  y: through.y + share * along.y,
});

const whole = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

/** Where two guides cross; undefined for those that run side by side. */
function crossing(one: Guide, other: Guide): Spot | undefined {
  const slant = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(slant) < 1e-6) return undefined;
  const [x, y] = [other.through.x - one.through.x, other.through.y - one.through.y];
  return placeOn(one, (x * other.along.y - y * other.along.x) / slant);
}

/** The place on guides that is within reach: where two cross, else on the nearest, at a line of the grid from its corner. */
function onGuides(spot: Spot, guides: readonly Guide[], { grid, reach }: SnapTargets): Spot | undefined {
  const near = guides
    .map((guide) => ({ guide, off: distance(spot, placeOn(guide, shareAlong(guide, spot))) }))
    .filter(({ off }) => off <= reach)
    .sort((one, other) => one.off - other.off);
  const [nearest, second] = near;
  if (!nearest) return undefined;
  const meeting = second && crossing(nearest.guide, second.guide);
  if (meeting && distance(meeting, spot) <= reach) return whole(meeting);
  const share = shareAlong(nearest.guide, spot);
  const stepped = toGrid(share, grid);
  return whole(placeOn(nearest.guide, Math.abs(stepped - share) <= reach ? stepped : share));
}

/**
 * Where a corner comes to lie: on the nearest corner of another zone within reach; else at a right angle to a slanted
 * edge, or straight on; else level with or straight above the corner before; else on the grid. Whole millimetres.
 */
export function snap(spot: Spot, targets: SnapTargets): Spot {
  const { grid, reach, corners, before, guides = [] } = targets;
  const nearest = corners.reduce<Spot | undefined>(
    (found, corner) =>
      distance(corner, spot) <= Math.min(reach, found ? distance(found, spot) : Infinity) ? corner : found,
    undefined,
  );
  if (nearest) return { x: nearest.x, y: nearest.y };
  const guided = onGuides(spot, guides, targets);
  if (guided) return guided;
  const free = { x: toGrid(spot.x, grid), y: toGrid(spot.y, grid) };
  if (!before) return free;
  return {
    x: Math.abs(spot.x - before.x) <= reach ? before.x : free.x,
    y: Math.abs(spot.y - before.y) <= reach ? before.y : free.y,
  };
}
