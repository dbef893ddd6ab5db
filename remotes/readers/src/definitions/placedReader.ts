import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';

/** A reader whose place on the floor of a facility is known: metres, and degrees for the yaw. */
export interface PlacedReader {
  readonly name: string;
  readonly facility: string;
  readonly floor?: string;
  readonly x: number;
  readonly y: number;
  readonly yaw?: number;
}

/** The part of a definition that says where a reader hangs. */
export type PlacedDefinition = Pick<ReaderDefinition, 'name' | 'facility' | 'placement'>;

/** Where a reader hangs; undefined for one without a facility or without coordinates. */
export function placedReader({ name, facility, placement }: PlacedDefinition): PlacedReader | undefined {
  const { x, y, yaw, floor } = placement;
  if (!facility || x === undefined || y === undefined) return undefined;
  return { name, facility, floor, x, y, yaw };
}

/** Missing part of a reader that is on no plan; has its text `definitions.plan.missing.{what}`. */
export function missingForPlan({ facility, placement }: PlacedDefinition) {
  if (facility) return 'coordinates';
  return placement.x === undefined || placement.y === undefined ? 'both' : 'facility';
}

const sameFloor = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** The zones on the floor of a reader; a zone or a reader that names no floor is on every one. */
export const zonesAround = (zoneMap: ZoneMap, { floor }: PlacedReader) =>
  zoneMap.zones.filter((zone) => sameFloor(zone.floor ?? zoneMap.floor, floor));

/** The other readers on the floor of a reader. */
export const readersAround = (definitions: readonly PlacedDefinition[], reader: PlacedReader) =>
  definitions.flatMap((definition) => {
    const other = placedReader(definition);
    const isNear =
      other &&
      other.name !== reader.name &&
      other.facility === reader.facility &&
      sameFloor(other.floor, reader.floor);
    return isNear ? [other] : [];
  });
