export { type ApplyOptions, applyChanges, type ChangeOutcome, type ChangeState, NotSent } from './apply';
export {
  type ComparedRecord,
  compareConfigurations,
  type FieldChange,
  fieldChanges,
  type KeptFields,
  keepFields,
  type RecordDifference,
} from './compare';
export {
  bundleKind,
  bundleVersion,
  type Configuration,
  type ConfigurationRecord,
  ConfigurationRefused,
  isSecretReference,
  type Json,
  type RefusalCode,
  type Secrets,
  type SectionName,
  sectionNames,
} from './document';
export {
  type ApplyMode,
  type ApplyPlan,
  applyModes,
  isEffective,
  type PlannedAction,
  type PlannedChange,
  type PlannedSecret,
  type PlanProblem,
  planChanges,
  type SecretState,
} from './plan';
export { type ReadSystemOptions, readSystem, repeatedNames, type SystemState } from './readSystem';
export {
  type DocumentNote,
  longestText,
  longestYaml,
  type NamedText,
  type ReadDocument,
  readDocuments,
} from './readText';
export { MissingReference } from './section';
export {
  isMadeChange,
  type MadeChange,
  madeChangeOf,
  type RunToUndo,
  readRunToUndo,
  type UndoneRun,
  undoRun,
} from './undoRun';
export { type BundleFormat, bundleFormats, bundleMediaTypes, writeBundle } from './writeText';
export { type Yaml, type YamlReading, yaml } from './yaml';
