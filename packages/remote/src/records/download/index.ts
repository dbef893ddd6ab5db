export { DownloadProgress, type DownloadProgressProps } from './DownloadProgress';
export { type Downloads, useDownload } from './useDownload';
