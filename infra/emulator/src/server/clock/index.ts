export type { Clock } from './clock';
export { SteppedClock } from './steppedClock';
export { systemClock } from './systemClock';
