export type { ConnectionSettings, ConnectionState } from './connection';
export { followStream, type StreamFollower } from './follow';
export type { StreamProblem } from './problem';
export {
  defaultMetricInterval,
  type LiveStream,
  metricStream,
  type TransitionEvent,
  transitionStream,
} from './stream';
