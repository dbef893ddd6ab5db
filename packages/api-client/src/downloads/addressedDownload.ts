import { requestOf } from '../client/request';
import { type Download, fetchFile } from './download';

/** Path and query of a download, encoded as they go over the wire. */
export const endpointOfDownload = (download: Download): string =>
  requestOf(fetchFile(download), undefined).path;

/**
 * Address of a download to which the browser itself goes (DOWNLOAD-01): the path with the token, and the endpoint
 * with its query as `url`.
 */
export function addressOfDownload(download: Download, token: string): string {
  return `${download.path}?${new URLSearchParams({ token, url: endpointOfDownload(download) })}`;
}
