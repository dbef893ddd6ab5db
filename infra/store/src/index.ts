export { bucketStore } from './bucketStore';
export { type Delegation, delegatedKey } from './chain/delegation';
export { grantProblem } from './chain/grantProblem';
export { findOverlap, type Overlap } from './chain/overlap';
export { type ProvenRegistry, type RegistryReader, registryReader } from './chain/registryReader';
export {
  applyDelta,
  dictionaryDigest,
  dictionaryOf,
  hasDeltas,
  makeDelta,
  nameInBuilds,
} from './delta';
export { folderStore } from './folderStore';
export { jsonReader, UnreadableError } from './jsonReader';
export { mediaType } from './mediaType';
export { openStore } from './openStore';
export { digestOf, isPinned, recordOf } from './pins';
export { postgresStore } from './postgresStore';
export {
  AlteredError,
  encodedSuffixes,
  type ReleasedFiles,
  releasedFiles,
  type StoredEncoding,
} from './releasedFiles';
export {
  type Condition,
  type ListedFile,
  type Part,
  type Store,
  type StoredFile,
  StoreError,
  type StoreFailure,
} from './Store';
export {
  type Change,
  type Changed,
  historyFolder,
  historyPath,
  registryPath,
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
