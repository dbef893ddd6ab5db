export type { ZoneMap } from './adapter';
export { listZoneMaps, showZoneMap } from './calls';
export { zoneMapQueries } from './queries';
export type { Zone } from './schema';
