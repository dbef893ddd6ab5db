export { afterDelete, afterSave } from './afterMutation';
export { answerOf } from './answerOf';
export { listKey, lookupKey, modelKey, oneKey } from './keys';
export { knownRecord } from './knownRecord';
export { listQuery, lookupQuery, oneQuery, type QuerySettings } from './recordQueries';
