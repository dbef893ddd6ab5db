export { AreaError, type AreaErrorProps } from './AreaError';
export { AreaErrorPage } from './AreaErrorPage';
export { FailedQueries, type FailedQueriesProps, type WatchedQuery } from './FailedQueries';
export { joinRows } from './joinRows';
export { LoadNotice, type LoadNoticeProps } from './LoadNotice';
export { RecordFailure, type RecordFailureProps } from './RecordFailure';
export { RemotePages, type RemotePagesProps } from './RemotePages';
export { shownByPage } from './shownByPage';
