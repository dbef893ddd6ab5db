import { type WithoutBlank, withoutBlank } from '../wire';
import type { PointAnswer, ZoneAnswer, ZoneMapAnswer, ZoneMapRequest } from './schema';

/** A corner of a zone in metres; a height is there when the service knows one. */
export type Point = WithoutBlank<PointAnswer>;

/** A named area on a floor. */
export type Zone = WithoutBlank<Omit<ZoneAnswer, 'points'>> & { readonly points: readonly Point[] };

/** The zones of a facility. */
export type ZoneMap = WithoutBlank<Omit<ZoneMapAnswer, 'points' | 'zones'>> & {
  /** The outline of the map, when the service knows one. */
  readonly points?: readonly Point[];
  readonly zones: readonly Zone[];
};

/** Values of a zone map that are saved. Blank texts count as absent. */
export type ZoneMapDraft = Pick<ZoneMap, 'name'> & Partial<ZoneMap>;

/** A zone map as the console shows it: no zones is an empty list. */
export function readZoneMap({ points, zones, ...zoneMap }: ZoneMapAnswer): ZoneMap {
  return {
    ...withoutBlank(zoneMap),
    ...(points ? { points: points.map(withoutBlank) } : {}),
    zones: (zones ?? []).map(({ points: corners, ...zone }) => ({
      ...withoutBlank(zone),
      points: (corners ?? []).map(withoutBlank),
    })),
  };
}

/** A zone map as it is sent (ZONE-07): its own fields, and zones as they are. */
export function writeZoneMap({ name, facility, floor, points, zones = [] }: ZoneMapDraft): ZoneMapRequest {
  return {
    name,
    ...withoutBlank({ facility, floor }),
    ...(points ? { points: points.map(writePoint) } : {}),
    zones: zones.map((zone) => ({
      name: zone.name,
      ...withoutBlank({ floor: zone.floor }),
      points: zone.points.map(writePoint),
    })),
  };
}

const writePoint = ({ x, y, z }: Point): PointAnswer => ({ x, y, ...withoutBlank({ z }) });
