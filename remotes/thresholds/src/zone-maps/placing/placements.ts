import {
  defaultFloor,
  floorOf,
  type Placement,
  type ReaderDefinition,
} from '@console/api-client/reader-definitions';
import { compareNames } from '@console/design/language';
import { type Spot, toMetres, toMillimetres } from '../drawing/studioZone';

/** Where a reader hangs: whole millimetres, so that a drag loses nothing; metres for the height, degrees for the yaw. */
export interface PlacedAt extends Spot {
  readonly z?: number;
  /** Counter-clockwise from the x axis. */
  readonly yaw?: number;
  readonly floor: string;
}

/** The places of readers, by their names; a reader that hangs nowhere is missing. */
export type Placements = Readonly<Record<string, PlacedAt>>;

/** Lowest height of a reader in metres [READER-24]. */
export const lowestHeight = 1;

/** The place of a stored placement; undefined for one without coordinates. */
export function placeOf(placement: Placement): PlacedAt | undefined {
  const { x, y, z, yaw } = placement;
  if (x === undefined || y === undefined) return undefined;
  return { x: toMillimetres(x), y: toMillimetres(y), z, yaw, floor: floorOf(placement) };
}

/** The readers of a facility that are placed by coordinates: antennas of a SPEEDWAY hang apart from it [READER-16]. */
export const readersToPlace = (
  definitions: readonly ReaderDefinition[],
  facility: string,
): readonly ReaderDefinition[] =>
  definitions
    .filter((reader) => (reader.facility ?? '') === facility && reader.type !== 'SPEEDWAY')
    .sort((one, other) => compareNames(one.name, other.name));

/** The places that readers have. */
export const placementsOf = (readers: readonly ReaderDefinition[]): Placements =>
  Object.fromEntries(
    readers.flatMap(({ name, placement }) => {
      const place = placeOf(placement);
      return place ? [[name, place]] : [];
    }),
  );

/** Tells whether two places are the same. */
export const isSamePlace = (one: PlacedAt | undefined, other: PlacedAt | undefined): boolean =>
  one?.x === other?.x &&
  one?.y === other?.y &&
  one?.z === other?.z &&
  one?.yaw === other?.yaw &&
  one?.floor === other?.floor;

/** Puts a reader somewhere; undefined takes it off the plan. */
export function put(placements: Placements, name: string, place: PlacedAt | undefined): Placements {
  const { [name]: before, ...others } = placements;
  if (isSamePlace(before, place)) return placements;
  return place ? { ...placements, [name]: place } : others;
}

/** Names of the readers whose places differ. */
export const movedReaders = (before: Placements, after: Placements): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSamePlace(before[name], after[name]))
    .sort(compareNames);

/** A placement as it is saved. What the plan does not show, pitch and roll, rides along [READER-24]. */
export function placementOf(place: PlacedAt | undefined, stored: Placement, height: number): Placement {
  if (!place) return { floor: stored.floor ?? defaultFloor };
  const { x, y, z = height, yaw = 0, floor } = place;
  return { ...stored, x: toMetres(x), y: toMetres(y), z, yaw, floor };
}

/** Degrees from 0 up to 360. */
const wholeTurn = 360;

/** An angle from 0 up to 360 degrees. */
export const normalizedYaw = (degrees: number): number => ((degrees % wholeTurn) + wholeTurn) % wholeTurn;

/**
 * The yaw of a reader that looks at a place.
 * @param step - degrees that it is rounded to
 */
export function yawTo(from: Spot, to: Spot, step: number): number {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return normalizedYaw(Math.round(degrees / step) * step);
}
