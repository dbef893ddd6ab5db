import type { ClockSync } from '@console/api-client/clock-sync';

/** Where the sync of reader clocks stands. */
export type ClockSyncState = 'loading' | 'unknown' | 'running' | 'synced' | 'notSynced';

/** Where the sync stands, from what is known of it and whether a start is under way [CLOCK-01, CLOCK-03]. */
export function clockSyncState(
  sync: { readonly data?: ClockSync; readonly isError: boolean },
  starting: boolean,
): ClockSyncState {
  if (starting) return 'running';
  if (sync.data) return sync.data.enabled ? 'synced' : 'notSynced';
  return sync.isError ? 'unknown' : 'loading';
}
