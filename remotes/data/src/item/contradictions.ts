import type { HistoryRow, Item } from '@console/api-client/items';

/** A place where an item was seen. */
export interface Sighting {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly zone: string;
  readonly facility: string | undefined;
  readonly floor: string | undefined;
  /** Metres. */
  readonly x: number | undefined;
  readonly y: number | undefined;
}

/** The places where an item was seen, the oldest first; that it was absent is none. Those without a time are passed over. */
export function sightingsOf(rows: readonly HistoryRow[], items: readonly Item[]): readonly Sighting[] {
  const observed = rows.map(({ toZone, toFacility, toFloor, toX, toY, observationTime }) => ({
    time: Date.parse(observationTime ?? ''),
    zone: toZone ?? 'ABSENT',
    facility: toFacility,
    floor: toFloor,
    x: toX,
    y: toY,
  }));
  const now = items.map(({ zone, facility, floor, xLocation, yLocation, lastModifiedTime }) => ({
    time: Date.parse(lastModifiedTime ?? ''),
    zone: zone ?? 'ABSENT',
    facility,
    floor,
    x: xLocation,
    y: yLocation,
  }));
  return [...observed, ...now]
    .filter(({ time, zone }) => !Number.isNaN(time) && zone !== 'ABSENT')
    .sort((one, other) => one.time - other.time);
}

/** Two sightings that cannot both be true, one after the other. */
export interface Contradiction {
  /** It was in two facilities at once, or moved faster than anything in a building. */
  readonly kind: 'facilities' | 'jump';
  readonly from: Sighting;
  readonly to: Sighting;
  /** Distance of a jump. */
  readonly metres: number;
}

/** Time in which nothing gets from one facility to another, in milliseconds. */
const leastTravel = 5 * 60_000;

/** Distance from which a jump is none of the inaccuracy of a position, in metres. */
const leastJump = 15;

/** Speed of the fastest that moves in a building, in metres a second: beyond it is a jump. */
const mostSpeed = 10;

/** Contradictions of neighbouring sightings. @param sightings the oldest first */
export function contradictionsOf(sightings: readonly Sighting[]): readonly Contradiction[] {
  return sightings.slice(1).flatMap((to, at): Contradiction[] => {
    const from = sightings[at] as Sighting;
    const elapsed = to.time - from.time;
    if (from.facility !== undefined && to.facility !== undefined && from.facility !== to.facility)
      return elapsed < leastTravel ? [{ kind: 'facilities', from, to, metres: 0 }] : [];
    if (from.floor !== to.floor) return [];
    const [x, y] = [
      (to.x ?? Number.NaN) - (from.x ?? Number.NaN),
      (to.y ?? Number.NaN) - (from.y ?? Number.NaN),
    ];
    const metres = Math.hypot(x, y);
    return metres > leastJump && metres * 1000 > mostSpeed * elapsed
      ? [{ kind: 'jump', from, to, metres }]
      : [];
  });
}
