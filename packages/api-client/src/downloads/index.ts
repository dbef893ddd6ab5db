export { addressOfDownload, endpointOfDownload } from './addressedDownload';
export { checkFile, type Download, fetchFile } from './download';
export { type DownloadOptions, type DownloadOutcome, performDownload } from './performDownload';
export { type DownloadRequest, downloadMutations } from './queries';
export { saveFile } from './saveFile';
