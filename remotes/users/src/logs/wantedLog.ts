import { isCollecting, type ReaderLogRequest } from '@console/api-client/reader-logs';
import type { LogPlace } from './viewer/logState';

/** The log of one reader that a link asks for, and the place in it. */
export interface WantedLog extends Pick<LogPlace, 'at' | 'search'> {
  readonly reader: string;
}

/** Next step on the way to the log of a reader. */
export type LogStep =
  /** The collection is not known yet. */
  | 'loading'
  /** There is none since the moment that is asked for. */
  | 'collect'
  /** One is under way. */
  | 'wait'
  /** The log is there. */
  | 'open'
  /** The reader has not sent its log. */
  | 'failed'
  /** The collection does not know the reader. */
  | 'absent';

/**
 * Decides what comes next. A collection that was requested after the moment is good enough, and is not made again.
 * @param before time of the collection that there was when a new one was started from here, blank when there was none;
 * undefined when none was started
 */
export function stepToLog(
  request: ReaderLogRequest | null | undefined,
  { reader, at = 0 }: WantedLog,
  before?: string,
): LogStep {
  if (request === undefined) return 'loading';
  if (request === null) return 'collect';
  if (isCollecting(request)) return 'wait';
  const { requestTime = '', readers } = request;
  const isNew = before === undefined ? !(Date.parse(requestTime) < at) : requestTime !== before;
  if (!isNew) return 'collect';
  const log = readers.find(({ name }) => name === reader);
  if (!log) return 'absent';
  return log.state === 'DONE' ? 'open' : 'failed';
}
