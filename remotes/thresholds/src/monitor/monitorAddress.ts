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

/** Parameters of the address with it. */
export const monitorParams = ({ thresholdIds, wall }: MonitorAddress) => ({
  [idsKey]: thresholdIds && JSON.stringify(thresholdIds),
  [viewKey]: wall ? wallView : undefined,
});
