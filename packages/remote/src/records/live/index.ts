export { LiveNotice, type LiveNoticeProps } from './LiveNotice';
export { type LiveData, type UseLiveBufferOptions, useLiveBuffer } from './useLiveBuffer';
