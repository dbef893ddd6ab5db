export { mount } from './mount';
export type {
  AskToken,
  LiveOptions,
  MountOptions,
  SaidAlert,
  Token,
  Unmount,
} from './mountOptions';
