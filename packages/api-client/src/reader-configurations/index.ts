export { writeReaderConfiguration } from './adapter';
export {
  createReaderConfiguration,
  destroyReaderConfiguration,
  listReaderConfigurations,
  replaceReaderConfiguration,
  showReaderConfiguration,
  showRegionOptions,
} from './calls';
export type {
  ChannelConfig,
  ConfigurationField,
  PowerSweep,
  ReaderConfiguration,
  TagFilter,
} from './configuration';
export {
  readerConfigurationMutations,
  readerConfigurationQueries,
} from './queries';
export type { Channel, RadioOptions, RegionOptions } from './regionOptions';
export {
  filterOperations,
  memoryBanks,
  methods,
  type Operation,
  operations,
  type RegulationType,
  regulationTypes,
} from './schema';
