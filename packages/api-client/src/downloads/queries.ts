import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import type { Download } from './download';
import { performDownload } from './performDownload';

/** Mutations that download files. */
export function downloadMutations(client: ServiceClient) {
  return {
    /** Downloads a file; answers `none` when there is none to be had. A failure is reported (DOWNLOAD-03). */
    download: () =>
      mutationOptions({
        mutationFn: (download: Download) => performDownload(client, download),
        meta: mutationMeta<Download>({
          model: 'file',
          action: 'download',
          describe: ({ fileName }) => fileName,
        }),
      }),
  };
}
