export { afterDelete, afterSave } from './afterMutation';
export { deleteRecord } from './deleteRecord';
export { listKey, lookupKey, modelKey, oneKey } from './keys';
export { deleteNamedRecord, namedRecordQueries } from './namedRecords';
export { listQuery, lookupQuery, oneQuery, type QuerySettings } from './recordQueries';
