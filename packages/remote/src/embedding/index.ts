export { mount } from './mount';
export type {
  AskToken,
  LiveOptions,
  MountOptions,
  RecordChange,
  SaidAlert,
  Token,
  Unmount,
} from './mountOptions';
