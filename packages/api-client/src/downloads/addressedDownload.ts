import { requestOf } from '../client/request';
import { type Download, fetchFile } from './download';

/**
 * Address of a download to which the browser itself goes (DOWNLOAD-01): the path with the token, and the endpoint
 * with its query as `url`.
 */
export function addressOfDownload(download: Download, token: string): string {
  const { path } = requestOf(fetchFile(download), undefined);
  return `${download.path}?${new URLSearchParams({ token, url: path })}`;
}
