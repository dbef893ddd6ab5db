import type {} from './register';

export { type MutationAction, type MutationMeta, mutationMeta, type QueryMeta } from './meta';
export { identifierOf, type ModelName } from './model';
