import type { ZoneMapAnswer } from '@console/api-client/zone-maps/schema';
import type { Queryable } from '../../database';

/** Progress of the service in locating items on the zone map that was selected. */
type CurrentZoneMapStatus = 'IN_PROGRESS' | 'COMPLETE';

/** The zone map of a facility that items are located on. */
export interface CurrentZoneMap {
  readonly facility: string;
  readonly status: CurrentZoneMapStatus;
  readonly zoneMap: ZoneMapAnswer;
}

const selection = `
  select current.facility, current.status, zone_map.document as "zoneMap"
  from current_zone_map current join zone_map on zone_map.name = current.zone_map`;

/** The current zone maps of those facilities that have one, with their zones. */
export function currentZoneMapsOf(
  database: Queryable,
  facilities: readonly string[],
): Promise<CurrentZoneMap[]> {
  return database.query<CurrentZoneMap>(
    `${selection} where current.facility in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(facilities)],
  );
}

/** The current zone map of a facility with its zones, if there is one. */
export async function currentZoneMapOf(
  database: Queryable,
  facility: string,
): Promise<CurrentZoneMap | undefined> {
  const [current] = await currentZoneMapsOf(database, [facility]);
  return current;
}

/** Makes a zone map the current one of its facility, in place of another. The simulation completes it. */
export async function selectZoneMap(database: Queryable, zoneMap: string, now: Date): Promise<void> {
  await database.query(
    `insert into current_zone_map (facility, zone_map, status, selected)
     select facility, name, 'IN_PROGRESS', $2 from zone_map where name = $1
     on conflict (facility) do update
       set zone_map = excluded.zone_map, status = excluded.status, selected = excluded.selected`,
    [zoneMap, now],
  );
}

/**
 * A zone map was replaced: where it is current it is applied again. One that went to another facility is
 * current nowhere.
 */
export async function reapplyZoneMap(database: Queryable, zoneMap: string, now: Date): Promise<void> {
  await database.query(
    `delete from current_zone_map current using zone_map
     where current.zone_map = $1 and zone_map.name = $1 and zone_map.facility <> current.facility`,
    [zoneMap],
  );
  await database.query(
    `update current_zone_map set status = 'IN_PROGRESS', selected = $2 where zone_map = $1`,
    [zoneMap, now],
  );
}

/** No zone map of the facility is current any more. */
export async function clearZoneMap(database: Queryable, facility: string): Promise<void> {
  await database.query('delete from current_zone_map where facility = $1', [facility]);
}
