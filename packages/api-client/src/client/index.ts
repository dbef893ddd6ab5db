export type { AnswerReader, ListAnswer, Reading, UnreadableRow, Validator } from './answer';
export { type Call, orNone, type QueryValue } from './call';
export type { FileProgress, FileReading, ServedFile } from './servedFile';
export {
  type CallOptions,
  createServiceClient,
  type DownloadWay,
  type ServiceClient,
  type ServiceClientOptions,
} from './serviceClient';
export { type FailedCall, isNotFound, ServiceError, type ServiceErrorKind } from './serviceError';
