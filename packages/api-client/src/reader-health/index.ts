export { type ComponentHealth, type ReaderComponent, type ReaderHealth, readerComponents } from './adapter';
export { listReaderHealth, rebootReader, showReaderHealth } from './calls';
export { connectionFailed, isHealthy, isHealthyState, readerIsAwaitingAgent } from './health';
export { readerHealthQueries } from './queries';
export { type ComponentStatus, componentStatuses, type ReaderState, readerStates } from './schema';
