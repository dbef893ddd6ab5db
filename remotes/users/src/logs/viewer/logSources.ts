import type { Download } from '@console/api-client/downloads';
import { readerLogsDownload } from '@console/api-client/reader-logs';
import { systemLogsDownload } from '@console/api-client/system-logs';
import { offeredLogs } from '../systemLogs.values';
import type { LogPlace } from './logState';

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

/** Place in the log that an address leads to; what cannot be read is left out. */
export function readLogPlace(query: URLSearchParams): LogPlace {
  const at = Date.parse(query.get('at') ?? '');
  return {
    file: query.get('file') ?? undefined,
    reader: query.get('reader') ?? undefined,
    line: Number(query.get('line')) || undefined,
    at: Number.isNaN(at) ? undefined : at,
    search: query.get('search') ?? undefined,
  };
}

/** The query of an address: the log, and where it has to be opened. What somebody types into the search is in none. */
export function writeLogAddress(address: LogAddress | undefined, { at, ...place }: LogPlace = {}): string {
  const moment = at === undefined ? undefined : new Date(at).toISOString();
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...address, ...place, at: moment }))
    if (value !== undefined) query.set(key, String(value));
  return query.toString();
}

/** Time before and after a moment whose log is read with it, in milliseconds. */
const around = 30 * 60_000;

/** The log of the service around a moment (ISO 8601). */
export const systemLogAround = (moment: string): LogAddress => ({
  source: 'system',
  from: new Date(Date.parse(moment) - around).toISOString(),
  to: new Date(Date.parse(moment) + around).toISOString(),
  extended: false,
});

/** The file of an address. */
export const downloadOf = (address: LogAddress): Download =>
  address.source === 'readers' ? readerLogsDownload() : systemLogsDownload(address);
