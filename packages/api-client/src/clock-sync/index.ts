export { showClockSync, startClockSync } from './calls';
export { clockSyncMutations, clockSyncQueries } from './queries';
export type { ClockSync } from './schema';
