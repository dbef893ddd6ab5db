import type { HistoryRow, Item } from '@console/api-client/items';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { contains, type ZoneMap } from '@console/api-client/zone-maps';

/** A job that saw an item. Times in milliseconds since 1970. */
interface SeeingJob {
  readonly jobId: string;
  readonly last: number | undefined;
}

/** The jobs that saw an item, the latest first; those without a time last. */
export function jobsOf(items: readonly Item[], rows: readonly HistoryRow[]): readonly SeeingJob[] {
  const lasts = new Map<string, number | undefined>();
  const note = (jobId: string | undefined, time: string | undefined) => {
    if (jobId === undefined) return;
    const at = Date.parse(time ?? '');
    const known = lasts.get(jobId);
    const isLater = !Number.isNaN(at) && (known === undefined || at > known);
    if (isLater || !lasts.has(jobId)) lasts.set(jobId, isLater ? at : known);
  };
  for (const { jobId, lastModifiedTime } of items) note(jobId, lastModifiedTime);
  for (const { jobId, observationTime } of rows) note(jobId, observationTime);
  return [...lasts]
    .map(([jobId, last]) => ({ jobId, last }))
    .sort((one, other) => (other.last ?? 0) - (one.last ?? 0) || one.jobId.localeCompare(other.jobId));
}

/** A zone of a facility. */
interface VisitedZone {
  readonly facility: string;
  readonly zone: string;
}

/** The zones that an item was seen in, each once. */
export function zonesOf(items: readonly Item[], rows: readonly HistoryRow[]): readonly VisitedZone[] {
  const zones = new Map<string, VisitedZone>();
  const note = (facility: string | undefined, zone: string | undefined) => {
    if (facility && zone && zone !== 'ABSENT' && zone !== 'FACILITY')
      zones.set(`${facility}\n${zone}`, { facility, zone });
  };
  for (const { facility, zone } of items) note(facility, zone);
  for (const { toFacility, toZone } of rows) note(toFacility, toZone);
  return [...zones.values()];
}

/** A reader, and the zones of an item that it covers. */
interface CoveringReader {
  readonly name: string;
  readonly zones: readonly string[];
}

/**
 * The readers of zones: whose own zone or that of an antenna is one of them, or that hang in one on a zone map. The
 * service does not say which reader saw an item.
 */
export function readersOfZones(
  visited: readonly VisitedZone[],
  definitions: readonly ReaderDefinition[],
  zoneMaps: readonly ZoneMap[],
): readonly CoveringReader[] {
  return definitions
    .map(({ name, facility, readerZone, antennaZones, placement: { x, y, floor } }) => {
      const own = new Set([readerZone, ...antennaZones.map(({ zoneName }) => zoneName)]);
      if (x !== undefined && y !== undefined)
        for (const zoneMap of zoneMaps)
          for (const zone of zoneMap.zones) {
            const sameFloor = !floor || !zone.floor || floor === zone.floor;
            const isArea = zone.points.length > 2;
            if (zoneMap.facility === facility && sameFloor && isArea && contains(zone.points, { x, y }))
              own.add(zone.name);
          }
      const zones = visited.filter((each) => each.facility === facility && own.has(each.zone));
      return { name, zones: zones.map(({ zone }) => zone) };
    })
    .filter(({ zones }) => zones.length > 0);
}
