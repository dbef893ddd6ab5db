import { floorOf } from '@console/api-client/reader-definitions';
import type { Zone } from '@console/api-client/zone-maps';
import { metre } from '../drawing/studioZone';
import type { Placements } from './placements';

/** The middle of the bounding box of points, in metres. */
function middle(points: Zone['points']) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/**
 * Names the zones of a floor in whose middle no reader reads.
 * @param range - how far a reader reads, in metres
 */
export function unreachedZones(
  zones: readonly Zone[],
  placements: Placements,
  { floor, range }: { readonly floor: string; readonly range: number },
): readonly string[] {
  const readers = Object.values(placements).filter((place) => place.floor === floor);
  return zones
    .filter((zone) => floorOf(zone) === floor && zone.points.length > 0)
    .filter(({ points }) => {
      const { x, y } = middle(points);
      return !readers.some((reader) => Math.hypot(reader.x / metre - x, reader.y / metre - y) <= range);
    })
    .map(({ name }) => name);
}
