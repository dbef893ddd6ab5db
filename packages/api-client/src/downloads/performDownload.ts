import type { ServiceClient } from '../client';
import { obtainToken } from '../tokens';
import { addressOfDownload } from './addressedDownload';
import { checkFile, type Download, fetchFile } from './download';
import { goForFile, saveFile } from './saveFile';

/** What came of a download: the browser saves the file or has gone for it, or there is `none`. */
export type DownloadOutcome = 'saved' | 'started' | 'none';

/**
 * Downloads a file in the way the client is set up for: fetched with the token in a header and then saved, or by an
 * address with a token and `url`, to which the browser goes (DOWNLOAD-01). Nothing is saved and nowhere is gone when
 * there is no file.
 * @throws ServiceError when the check, the token or the file is not to be had (DOWNLOAD-03)
 */
export async function performDownload(
  client: ServiceClient,
  download: Download,
  signal?: AbortSignal,
): Promise<DownloadOutcome> {
  if (download.checkFirst && !(await client.call(checkFile(download), { signal }))) return 'none';
  if (client.downloads === 'address') {
    const token = await client.call(obtainToken(), { signal });
    goForFile(client.baseUrl + addressOfDownload(download, token));
    return 'started';
  }
  const file = await client.call(fetchFile(download), { signal });
  if (!file) return 'none';
  saveFile(file, download.fileName);
  return 'saved';
}
