import type { HistoryRow } from '@console/api-client/items';
import type { ItemFilter } from '@console/api-client/publishers';

/** An observation of an item with what its message says of the job. */
export interface Observation extends HistoryRow {
  readonly jobName?: string;
}

/** Why an item filter does not let an observation through: the setting, and what it met with. */
export interface FilterReason {
  readonly setting: keyof ItemFilter;
  /** Value that the filter asks for. */
  readonly wanted: string;
  /** Value of the observation; blank where it has none. */
  readonly found: string;
}

/** Metres between the two places of an observation; undefined where one of them is not known. */
function distanceMoved({ fromX, fromY, toX, toY }: HistoryRow): number | undefined {
  if (fromX === undefined || fromY === undefined || toX === undefined || toY === undefined) return undefined;
  return Math.hypot(toX - fromX, toY - fromY);
}

/** To the centimetre, without rounding up to what would pass. */
const inCentimetres = (metres: number) => String(Math.floor(metres * 100) / 100);

/**
 * Why an item filter does not let an observation through; none when it does. As the service has it, an item that came
 * or left has no way that could be too short.
 */
export function filterReasons(filter: ItemFilter, row: Observation): readonly FilterReason[] {
  const reasons: FilterReason[] = [];
  const refuse = (setting: keyof ItemFilter, wanted: string, found = '') =>
    reasons.push({ setting, wanted, found });
  const { epcPrefix, jobNamePrefixes = [], zoneTransitionsOnly, minimumMovement } = filter;

  if (epcPrefix && !row.epc.startsWith(epcPrefix)) refuse('epcPrefix', epcPrefix, row.epc);
  if (jobNamePrefixes.length > 0 && !jobNamePrefixes.some((prefix) => row.jobName?.startsWith(prefix)))
    refuse('jobNamePrefixes', jobNamePrefixes.join(', '), row.jobName);
  for (const place of ['fromZone', 'toZone', 'fromFacility', 'toFacility'] as const) {
    const wanted = filter[place];
    if (wanted && row[place] !== wanted) refuse(place, wanted, row[place]);
  }
  if (zoneTransitionsOnly && row.fromZone === row.toZone) refuse('zoneTransitionsOnly', '', row.toZone);
  const moved = distanceMoved(row);
  if (minimumMovement !== undefined && moved !== undefined && moved < minimumMovement)
    refuse('minimumMovement', String(minimumMovement), inCentimetres(moved));
  return reasons;
}
