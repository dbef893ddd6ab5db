export type { ScannedReader } from './adapter';
export { findReader, type ReaderPassword, type ScanTarget, scanReaders, setReaderPassword } from './calls';
export { scannedReaderMutations } from './queries';
