export {
  type CrudCalls,
  type CrudOptions,
  type CrudPaths,
  crudCalls,
  namedCrudCalls,
  numberedRecordPaths,
} from './crudCalls';
export {
  type CopyRecord,
  type CrudMutationOptions,
  type CrudMutations,
  crudMutations,
  type RecordIdentity,
  type SaveRecord,
} from './crudMutations';
export { type CrudQueries, crudQueries } from './crudQueries';
