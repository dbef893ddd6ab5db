export { bucketStore } from './bucketStore';
export { folderStore } from './folderStore';
export { jsonReader, UnreadableError } from './jsonReader';
export { mediaType } from './mediaType';
export { openStore } from './openStore';
export { isPinned } from './pins';
export { postgresStore } from './postgresStore';
export {
  AlteredError,
  encodedSuffixes,
  type ReleasedFiles,
  recordOf,
  releasedFiles,
  type StoredEncoding,
} from './releasedFiles';
export {
  type Condition,
  type ListedFile,
  type Store,
  type StoredFile,
  StoreError,
  type StoreFailure,
} from './Store';
export {
  type Change,
  type Changed,
  digestOf,
  historyFolder,
  historyPath,
  registryPath,
  registryReader,
  type SignedRegistry,
  signRegistry,
} from './signedRegistry';
export { demandApart } from './signing/demandApart';
export {
  createKeyPair,
  KeyError,
  pemOf,
  readSigningKey,
  readVerifyingKey,
  readVerifyingKeys,
  type SigningKey,
  type VerifyingKey,
} from './signing/keys';
