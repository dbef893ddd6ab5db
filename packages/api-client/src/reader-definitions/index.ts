export {
  defaultFloor,
  type Placement,
  type ReaderDefinition,
  type ReaderDefinitionDraft,
  writeReaderDefinition,
} from './adapter';
export type { AntennaZone } from './antennaZones';
export {
  createReaderDefinition,
  destroyReaderDefinition,
  listReaderDefinitions,
  listReaderGroups,
  replaceReaderDefinition,
  showFeatureStatus,
  showReaderDefinition,
} from './calls';
export type { FeatureStatus, ReaderFeature } from './features';
export { readerDefinitionMutations, readerDefinitionQueries, type SaveReaderDefinition } from './queries';
export { type ReaderType, readerTypes } from './schema';
