export { type Point, writeZoneMap, type Zone, type ZoneMap, type ZoneMapDraft } from './adapter';
export { createZoneMap, destroyZoneMap, listZoneMaps, replaceZoneMap, showZoneMap } from './calls';
export { overlap } from './overlap';
export { areaOf, contains, isSimple, type Place } from './polygon';
export { zoneMapMutations, zoneMapQueries } from './queries';
export {
  describeZoneProblem,
  leastCorners,
  type RuledZone,
  reservedZoneNames,
  type ZoneProblem,
  zoneProblems,
} from './zoneRules';
