import { servicePath } from '../client/path';
import { crudCalls, numberedRecordPaths } from '../crud';
import { readThreshold, writeThreshold } from './adapter';
import { validateThreshold } from './validate.generated.js';

/** The calls of thresholds. */
export const thresholdCalls = crudCalls({
  model: 'threshold',
  paths: numberedRecordPaths((...below) => servicePath('configuration', 'v1', 'thresholds', ...below)),
  validate: validateThreshold,
  read: readThreshold,
  write: writeThreshold,
});

/** Lists thresholds. */
export const listThresholds = thresholdCalls.list;

/** Shows one threshold. */
export const showThreshold = thresholdCalls.show;

/** Creates a threshold; refused when there is one of this name. */
export const createThreshold = thresholdCalls.create;

/** Replaces a threshold. */
export const replaceThreshold = thresholdCalls.replace;

/** Deletes a threshold. */
export const destroyThreshold = thresholdCalls.destroy;
