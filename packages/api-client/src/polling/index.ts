export { defaultPollInterval, type PolledQuery, type PollRule, pollUntilError, pollWhile } from './polling';
