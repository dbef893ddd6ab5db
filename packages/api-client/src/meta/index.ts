import type {} from './register';

export {
  type MutationAction,
  type MutationMeta,
  mutationActions,
  mutationMeta,
  type QueryMeta,
} from './meta';
export { identifierOf, type ModelName, modelNames } from './model';
