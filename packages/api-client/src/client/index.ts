export type { AnswerReader, ListAnswer, Reading, UnreadableRow, Validator } from './answer';
export {
  type Call,
  type CallChange,
  type ChangeEnd,
  type ChangeRun,
  type ChangeUndo,
  orNone,
  type QueryValue,
} from './call';
export { type CallOnceOptions, callOnce } from './callOnce';
export type { ChangingCall, ChangingCallEnd, DescribeChange, FollowChange } from './change';
export type { CallOptions } from './layer';
export { addressOf } from './request';
export type { FileProgress, FileReading, ServedFile } from './servedFile';
export {
  createServiceClient,
  type DownloadWay,
  type ServiceClient,
  type ServiceClientOptions,
} from './serviceClient';
export { type FailedCall, isNotFound, ServiceError, type ServiceErrorKind } from './serviceError';
