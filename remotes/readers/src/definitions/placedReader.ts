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

/** Where a reader hangs; undefined for one without a facility or without coordinates. */
export function placedReader({ name, facility, placement }: ReaderDefinition): PlacedReader | undefined {
  const { x, y, yaw, floor } = placement;
  if (!facility || x === undefined || y === undefined) return undefined;
  return { name, facility, floor, x, y, yaw };
}

/** The zones on the floor of a reader; a zone or a reader that names no floor is on every one. */
export const zonesAround = (zoneMap: ZoneMap, { floor }: PlacedReader) =>
  zoneMap.zones.filter((zone) => {
    const floorOfZone = zone.floor ?? zoneMap.floor;
    return floor === undefined || floorOfZone === undefined || floorOfZone === floor;
  });
