import { readTime, withoutBlank } from '../wire';
import { type ReaderLogRequestAnswer, type ReaderLogState, readerLogStates } from './schema';

/** The log of one reader in a collection. */
export interface ReaderLog {
  readonly name: string;
  readonly state: ReaderLogState;
  readonly isError: boolean;
}

/** A collection of reader logs. Times are ISO 8601. */
export interface ReaderLogRequest {
  /** `RUNNING`, `DONE` or `ERROR`; another is shown as it comes. */
  readonly state: string;
  readonly readers: readonly ReaderLog[];
  readonly requestTime?: string;
  /** Absent while it runs. */
  readonly completeTime?: string;
}

/** A collection as the console shows it: one entry per reader, those at work first, then failures (LOG-04). */
export function readReaderLogRequest(answer: ReaderLogRequestAnswer): ReaderLogRequest {
  const { state, readersStates } = answer;
  return {
    state,
    readers: readerLogStates.flatMap((each) =>
      (readersStates?.[each] ?? []).map((name) => ({ name, state: each, isError: each === 'ERROR' })),
    ),
    ...withoutBlank({
      requestTime: readTime(answer.requestTime),
      completeTime: readTime(answer.completeTime),
    }),
  };
}

/**
 * True while logs are being collected: then another collection has to wait (LOG-06), and state is polled
 * (LOG-05).
 */
export function isCollecting({ state, readers }: ReaderLogRequest): boolean {
  return state === 'RUNNING' || readers.some((reader) => reader.state === 'RUNNING');
}

/** True for a collection that has ended with at least one log to download (LOG-07). */
export function mayDownloadReaderLogs(request: ReaderLogRequest | null | undefined): boolean {
  return Boolean(
    request && !isCollecting(request) && request.readers.some((reader) => reader.state === 'DONE'),
  );
}
