import type { ListAnswer } from '@console/api-client';
import type { ZoneMap } from '@console/api-client/zone-maps';

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
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}
