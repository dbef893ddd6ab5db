export { AreaError, type AreaErrorProps } from './AreaError';
export { AreaErrorPage } from './AreaErrorPage';
export { LoadNotice, type LoadNoticeProps } from './LoadNotice';
export { RecordFailure, type RecordFailureProps } from './RecordFailure';
export { RemotePages, type RemotePagesProps } from './RemotePages';
export { shownByPage } from './shownByPage';
