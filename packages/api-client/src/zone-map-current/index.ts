export { type CurrentZoneMap, isCurrent } from './adapter';
export { clearCurrentZoneMap, selectZoneMap, showCurrentZoneMap } from './calls';
export { currentZoneMapMutations, currentZoneMapQueries, type ZoneMapOfFacility } from './queries';
