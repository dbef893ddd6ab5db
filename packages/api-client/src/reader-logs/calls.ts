import type { Call } from '../client';
import { readNothing, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import type { Download } from '../downloads';
import { type ReaderLogRequest, readReaderLogRequest } from './adapter';
import { validateReaderLogRequest } from './validate.generated.js';

const under = (...segments: string[]) => servicePath('support', 'v1', 'readers', 'logs', ...segments);

/** Starts to collect the logs of all readers; its answer is not documented, so the state is requested after it. */
export function requestReaderLogs(): Call<void> {
  return {
    name: 'request reader logs',
    method: 'POST',
    path: under('requests'),
    answer: readNothing,
    change: { model: 'reader-log', action: 'start' },
  };
}

/** Shows the newest collection (LOG-03); 404 when there has been none. */
export function showReaderLogRequest(): Call<ReaderLogRequest> {
  return {
    name: 'show reader log request',
    method: 'GET',
    path: under('requests'),
    answer: readRecord(validateReaderLogRequest, readReaderLogRequest),
  };
}

/** The logs that were collected last. */
export function readerLogsDownload(): Download {
  return { name: 'download reader logs', path: under('download'), fileName: 'reader-logs.tar.gz' };
}
