export { isCollecting, mayDownloadReaderLogs, type ReaderLog, type ReaderLogRequest } from './adapter';
export { readerLogsDownload, requestReaderLogs, showReaderLogRequest } from './calls';
export { readerLogMutations, readerLogQueries } from './queries';
export type { ReaderLogState } from './schema';
