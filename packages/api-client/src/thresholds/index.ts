export { type Threshold, type ThresholdDraft, type ThresholdReader, writeThreshold } from './adapter';
export {
  createThreshold,
  destroyThreshold,
  listThresholds,
  replaceThreshold,
  showThreshold,
} from './calls';
export { thresholdMutations, thresholdQueries } from './queries';
