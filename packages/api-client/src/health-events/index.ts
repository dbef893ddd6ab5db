export {
  changedAt,
  componentOfEvent,
  type HealthEvent,
  type ReaderEvent,
  type ReaderEventPage,
} from './adapter';
export { listHealthEvents, listReaderEvents, listReaderEventsSince } from './calls';
export { healthEventQueries } from './queries';
