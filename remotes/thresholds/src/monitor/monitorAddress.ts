/** Thresholds and look of the monitor, as the address carries them. */
export interface MonitorAddress {
  /** The thresholds that are shown; undefined for all. */
  readonly thresholdIds: readonly string[] | undefined;
  /** Shows them large, for a screen on a wall. */
  readonly wall: boolean;
}

const idsKey = 'thresholdIds';
const viewKey = 'view';
const wallView = 'wall';

/** Reads the address [MONITOR-01]. A list that cannot be read names no threshold. */
export function readMonitorAddress(search: URLSearchParams): MonitorAddress {
  const ids = search.get(idsKey);
  return {
    thresholdIds: ids === null ? undefined : idsOf(ids),
    wall: search.get(viewKey) === wallView,
  };
}

function idsOf(text: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}

/** Writes it into the address; what else stands there stays. */
export function writeMonitorAddress(
  before: URLSearchParams,
  { thresholdIds, wall }: MonitorAddress,
): URLSearchParams {
  const after = new URLSearchParams(before);
  if (thresholdIds === undefined) after.delete(idsKey);
  else after.set(idsKey, JSON.stringify(thresholdIds));
  if (wall) after.set(viewKey, wallView);
  else after.delete(viewKey);
  return after;
}
