import type { Call, ListAnswer } from '../client';
import { readList, readNothing, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import { type ReaderHealth, readReaderHealth } from './adapter';
import { validateReaderHealth } from './validate.generated.js';

/** Lists the health of all readers (READER-06). */
export function listReaderHealth(): Call<ListAnswer<ReaderHealth>> {
  return {
    name: 'list reader health',
    method: 'GET',
    path: servicePath('health', 'v1', 'readers'),
    answer: readList(validateReaderHealth, readReaderHealth, identifierOf('reader-health')),
  };
}

/** Shows the health of one reader; the service has none for a reader it has never seen. */
export function showReaderHealth(readerName: string): Call<ReaderHealth> {
  return {
    name: 'show reader health',
    method: 'GET',
    path: servicePath('health', 'v1', 'readers', readerName),
    answer: readRecord(validateReaderHealth, readReaderHealth),
  };
}

/** Restarts a reader; no body (READER-03). */
export function rebootReader(readerName: string): Call<void> {
  return {
    name: 'restart reader',
    method: 'POST',
    path: servicePath('support', 'v1', 'readers', readerName, 'reboot'),
    answer: readNothing,
    change: { model: 'reader-definition', action: 'restart', name: readerName },
  };
}
