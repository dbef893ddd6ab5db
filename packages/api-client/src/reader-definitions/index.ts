export {
  defaultFloor,
  floorOf,
  type Placement,
  type ReaderDefinition,
  type ReaderDefinitionDraft,
  writeReaderDefinition,
} from './adapter';
export type { AntennaZone } from './antennaZones';
export {
  changeFeature,
  createReaderDefinition,
  destroyReaderDefinition,
  listFeatures,
  listReaderDefinitions,
  listReaderGroups,
  replaceReaderDefinition,
  showFeatureStatus,
  showReaderDefinition,
} from './calls';
export {
  changeFailed,
  type FeatureStatus,
  isChanging,
  newerStatus,
  oppositeAction,
  type ReaderFeature,
} from './features';
export {
  type ChangeFeature,
  readerDefinitionMutations,
  readerDefinitionQueries,
} from './queries';
export { type FeatureAction, type ReaderType, readerTypes } from './schema';
