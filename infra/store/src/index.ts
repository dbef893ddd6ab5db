export { bucketStore } from './bucketStore';
export { folderStore } from './folderStore';
export { jsonReader, UnreadableError } from './jsonReader';
export {
  type Condition,
  type ListedFile,
  type Store,
  type StoredFile,
  StoreError,
  type StoreFailure,
} from './Store';
