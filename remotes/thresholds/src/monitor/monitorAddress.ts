const views = ['board', 'wall'] as const;

/** Look of the monitor. */
export type MonitorView = 'cards' | (typeof views)[number];

/** Thresholds and look of the monitor, as the address carries them. */
export interface MonitorAddress {
  /** The thresholds that are shown; undefined for all. */
  readonly thresholdIds: readonly string[] | undefined;
  /** Look: a card each, all on one screen, or large for a screen on a wall. */
  readonly view: MonitorView;
}

const idsKey = 'thresholdIds';
const viewKey = 'view';

/** Reads the address [MONITOR-01]. A list that cannot be read names no threshold. */
export function readMonitorAddress(search: URLSearchParams): MonitorAddress {
  const ids = search.get(idsKey);
  return {
    thresholdIds: ids === null ? undefined : idsOf(ids),
    view: views.find((view) => view === search.get(viewKey)) ?? 'cards',
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
export const monitorParams = ({ thresholdIds, view }: MonitorAddress) => ({
  [idsKey]: thresholdIds && JSON.stringify(thresholdIds),
  [viewKey]: view === 'cards' ? undefined : view,
});
