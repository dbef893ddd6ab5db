export { changedAt, componentOfEvent, type HealthEvent, type ReaderEvent } from './adapter';
export { listHealthEvents, listReaderEvents } from './calls';
export { healthEventQueries } from './queries';
