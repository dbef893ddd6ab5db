import type {} from './register';

export {
  linkReports,
  type MutationAction,
  type MutationEnd,
  type MutationMeta,
  mutationActions,
  mutationMeta,
  type QueryMeta,
  type ReportAction,
  type ReportLink,
} from './meta';
export { identifierOf, identityOf, type ModelName, modelNames } from './model';
