export type { HealthEvent } from './adapter';
export { listHealthEvents } from './calls';
export { healthEventQueries } from './queries';
