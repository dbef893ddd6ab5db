export { isTargetVersion, targetVersionOf } from './adapter';
export { exportConfiguration, type ImportRequest, importConfiguration } from './calls';
export { configurationMigrationMutations } from './queries';
export {
  type ImportMode,
  type ImportOutcome,
  type ImportResult,
  importModes,
  importOutcomes,
} from './schema';
