export { readReaderConfiguration } from '../adapter';
export {
  defaultMaxTransmitPower,
  type RadioOptions,
  type RegionOptions,
  readRegionOptions,
} from '../regionOptions';
export { hoppingProblem } from './channelProblems';
export {
  algorithmControlProblem,
  defaultReceiveSensitivity,
  powerOfTwoProblem,
  readerConfigurationProblems,
  sensitivityLimits,
} from './configurationProblems';
export {
  allowsSecondFilter,
  type ChangedOperation,
  changeOperation,
  defaultSession,
  fieldsOfOperation,
  sessionsOf,
  withApplicableFields,
} from './fields';
export { newTagFilter } from './filterProblems';
export { allowsChannelConfig, hasRegulations, radioOptionsFor, regulationTypeOf } from './regulation';
export { readerConfigurationRequestProblems } from './requestProblems';
