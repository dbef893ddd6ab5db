import { type Download, endpointOfDownload } from '@console/api-client/downloads';

/** A text as one word of a POSIX shell, whatever is in it. */
export const shellWord = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The command that asks the service the same, for a shell. The token of the session is not in it: the shell puts in the
 * one of its variable `TOKEN`.
 * @param origin of the service, with scheme
 * @param download - the query as it is downloaded; the command asks for JSON as the page does
 */
export const curlCommand = (origin: string, download: Download): string =>
  `curl -H "Authorization: JWT $TOKEN" -H 'Accept: application/json' ${shellWord(origin + endpointOfDownload(download))}`;
