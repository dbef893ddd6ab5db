export { addressOfDownload } from './addressedDownload';
export { checkFile, type Download, fetchFile } from './download';
export { type DownloadOutcome, performDownload } from './performDownload';
export { downloadMutations } from './queries';
