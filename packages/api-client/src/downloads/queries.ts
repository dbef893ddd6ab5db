import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import type { Download } from './download';
import { type DownloadOptions, performDownload } from './performDownload';

/** A download to be performed, and how. */
export interface DownloadRequest extends Download, DownloadOptions {}

/** Mutations that download files. */
export function downloadMutations(client: ServiceClient) {
  return {
    /** Downloads a file; answers `none` when there is none to be had. A failure is reported (DOWNLOAD-03). */
    download: () =>
      mutationOptions({
        mutationFn: ({ signal, onProgress, ...download }: DownloadRequest) =>
          performDownload(client, download, { signal, onProgress }),
        meta: mutationMeta<DownloadRequest>({
          model: 'file',
          action: 'download',
          describe: ({ fileName }) => fileName,
        }),
      }),
  };
}
