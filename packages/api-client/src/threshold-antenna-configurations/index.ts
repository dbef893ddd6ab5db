export {
  type AntennaConfiguration,
  type AntennaConfigurationDraft,
  type Antennas,
  writeAntennaConfiguration,
} from './adapter';
export {
  type AntennaList,
  type AntennaProblem,
  antennaLists,
  antennaProblems,
  describeAntennaProblem,
  mostAntennas,
  type RuledAntenna,
  type RuledConfiguration,
} from './antennaRules';
export {
  createAntennaConfiguration,
  destroyAntennaConfiguration,
  listAntennaConfigurations,
  replaceAntennaConfiguration,
  showAntennaConfiguration,
} from './calls';
export {
  antennaConfigurationMutations,
  antennaConfigurationQueries,
  type DeleteAntennaConfiguration,
} from './queries';
export { type ReaderArrangement, readerArrangements, type Side, sides } from './schema';
