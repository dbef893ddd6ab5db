import type { ReaderType } from '@console/api-client/reader-definitions/schema';
import type { ZoneMapAnswer } from '@console/api-client/zone-maps/schema';

/** A facility with its floor plan and the readers in it. */
export interface Site {
  readonly facility: string;
  readonly zoneMap: string;
  readonly zones: readonly SiteZone[];
  readonly readers: readonly SiteReader[];
  /** First three parts of the readers' addresses: `10.20.1`. */
  readonly subnet: string;
}

/** A zone: corner and size, in metres, of the rectangle its readers hang in. */
export interface SiteZone {
  readonly name: string;
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Its corners, x and y in metres, where the room is no rectangle. */
  readonly corners?: readonly (readonly [x: number, y: number])[];
}

/** A reader at its place. */
export interface SiteReader {
  readonly name: string;
  readonly type: ReaderType;
  /** The zone it hangs in. */
  readonly zone: string;
  readonly groups: readonly string[];
  /** A host name; default: an address of the site's subnet. */
  readonly address?: string;
  /** Antenna to zone, for readers with antennas in several places. */
  readonly antennaZones?: Readonly<Record<number, string>>;
  /** Assigns all its antennas to its zone. */
  readonly wholeZone?: boolean;
  /** Metres above the floor; default 4. */
  readonly height?: number;
}

/** The floor plan of a site as a zone map. */
export function zoneMapOf({ facility, zoneMap, zones }: Site): ZoneMapAnswer {
  return {
    name: zoneMap,
    facility,
    zones: zones.map((zone) => ({
      name: zone.name,
      floor: zone.floor,
      points: (zone.corners ?? rectangle(zone)).map(([x, y]) => ({ x, y, z: null })),
    })),
  };
}

const rectangle = ({ x, y, width, depth }: SiteZone) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ] as const;
