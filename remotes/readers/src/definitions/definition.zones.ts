import type { ListAnswer } from '@console/api-client';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { compareNames } from '@console/design/language';

/**
 * Names of the zones on the zone maps of a facility, once each, in alphabetical order [READER-22].
 * @returns undefined while they are not known, also when a map could not be read: its zones may be among them.
 */
export function zonesOfFacility(
  zoneMaps: ListAnswer<ZoneMap> | undefined,
  facility: string,
): readonly string[] | undefined {
  if (!zoneMaps || zoneMaps.unreadable.length > 0) return undefined;
  const names = zoneMaps.rows
    .filter((zoneMap) => zoneMap.facility === facility)
    .flatMap((zoneMap) => zoneMap.zones.map(({ name }) => name));
  return [...new Set(names)].sort(compareNames);
}

/**
 * Zone names that exist in every facility without being drawn on a zone map: in the facility but in no zone, and
 * gone [READER-22].
 */
export const builtInZones: readonly string[] = ['FACILITY', 'ABSENT'];

/** Zones that names are checked against. */
export interface ZonesOfFacility {
  /** Name of the facility; blank when there is none. */
  readonly facility: string;
  /** Names of the zones on the zone maps of that facility; undefined while they are not known. */
  readonly zones: readonly string[] | undefined;
}

/** The zone names of the rows that do not exist in the facility, once each [READER-22]. */
export function unknownZones(
  rows: readonly { readonly zoneName?: string }[],
  { facility, zones }: ZonesOfFacility,
): string[] {
  if (!facility || !zones) return [];
  const names = new Set(rows.map(({ zoneName = '' }) => zoneName.trim()));
  return [...names].filter((name) => name !== '' && !builtInZones.includes(name) && !zones.includes(name));
}
