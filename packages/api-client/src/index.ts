export * from './client';
export {
  identifierOf,
  identityOf,
  type ModelName,
  type MutationAction,
  type MutationMeta,
  type QueryMeta,
} from './meta';
export { defaultPollInterval } from './polling';
