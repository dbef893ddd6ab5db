import { type FileProgress, type ServiceClient, ServiceError } from '../client';
import { obtainToken } from '../tokens';
import { addressOfDownload } from './addressedDownload';
import { checkFile, type Download, fetchFile } from './download';
import { goForFile, saveFile } from './saveFile';

/** Cancellation and progress of a download. */
export interface DownloadOptions {
  /** Gives it up: nothing is saved. @defaultValue it goes on until it has ended */
  readonly signal?: AbortSignal;
  /** Told of each part that arrives, where the file is fetched. @defaultValue nobody is told */
  readonly onProgress?: (progress: FileProgress) => void;
}

/**
 * Outcome of a download: the browser saves the file or has gone for it, there is `none`, or it was given up.
 */
export type DownloadOutcome = 'saved' | 'started' | 'none' | 'cancelled';

/**
 * Downloads a file in the way the client is set up for: fetched with the token in a header and then saved, or by an
 * address with a token and `url`, to which the browser goes (DOWNLOAD-01). Nothing is saved and nowhere is gone when
 * there is no file, and when it is given up.
 * @throws ServiceError when the check, the token or the file is not to be had (DOWNLOAD-03)
 */
export async function performDownload(
  client: ServiceClient,
  download: Download,
  options: DownloadOptions = {},
): Promise<DownloadOutcome> {
  try {
    return await perform(client, download, options);
  } catch (error) {
    if (options.signal?.aborted && error instanceof ServiceError && error.kind === 'aborted')
      return 'cancelled';
    throw error;
  }
}

async function perform(
  client: ServiceClient,
  download: Download,
  { signal, onProgress }: DownloadOptions,
): Promise<DownloadOutcome> {
  if (download.checkFirst && !(await client.call(checkFile(download), { signal }))) return 'none';
  if (client.downloads === 'address') {
    const token = await client.call(obtainToken(), { signal });
    goForFile(client.baseUrl + addressOfDownload(download, token));
    return 'started';
  }
  const file = await client.call(fetchFile(download), { signal, onProgress });
  if (!file) return 'none';
  saveFile(file, download.fileName);
  return 'saved';
}
