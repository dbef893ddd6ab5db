export {
  bearableErrors,
  defaultPollInterval,
  type PolledQuery,
  type PollRule,
  pollUntilError,
  pollWhile,
  throughErrors,
} from './polling';
