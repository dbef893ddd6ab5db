import type { Download } from '@console/api-client/downloads';
import { readerLogsDownload } from '@console/api-client/reader-logs';
import { systemLogsDownload } from '@console/api-client/system-logs';
import { offeredLogs } from '../systemLogs.values';

/** A log that the viewer can get by itself, as its address says. */
export type LogAddress =
  | { readonly source: 'readers' }
  | { readonly source: 'system'; readonly from: string; readonly to: string; readonly extended: boolean };

/** Request of an address to the viewer; undefined: a file is chosen there. */
export function readLogAddress(query: URLSearchParams, now: number): LogAddress | undefined {
  const source = query.get('source');
  if (source === 'readers') return { source };
  if (source !== 'system') return undefined;
  const offered = offeredLogs(now);
  return {
    source,
    from: query.get('from') ?? offered.from ?? '',
    to: query.get('to') ?? offered.to ?? '',
    extended: query.get('extended') === 'true',
  };
}

/** The query of an address: the log, and where it has to be opened. */
export function writeLogAddress(
  address: LogAddress | undefined,
  place: { readonly file?: string; readonly line?: number } = {},
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...address, ...place })) query.set(key, String(value));
  return query.toString();
}

/** The file of an address. */
export const downloadOf = (address: LogAddress): Download =>
  address.source === 'readers' ? readerLogsDownload() : systemLogsDownload(address);
