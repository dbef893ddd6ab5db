import { isCollecting, type ReaderLogRequest } from '@console/api-client/reader-logs';
import type { Translate } from '@console/design/messages';
import type { ProcessState } from '@console/remote/services';

/** Progress of a collection: the number of readers whose logs have come or failed. */
interface CollectionProgress {
  readonly ended: number;
  readonly all: number;
  readonly failed: number;
}

/** Counts what became of the logs of the readers. */
export function collectionProgress({ readers }: ReaderLogRequest): CollectionProgress {
  const running = readers.filter(({ state }) => state === 'RUNNING').length;
  const failed = readers.filter(({ isError }) => isError).length;
  return { ended: readers.length - running, all: readers.length, failed };
}

/** A collection as the list of long processes shows it. */
export function collectionState(request: ReaderLogRequest | null, translate: Translate): ProcessState {
  if (!request) return { status: 'failed', text: translate('logs.readers.gone') };
  const { ended, all, failed } = collectionProgress(request);
  if (isCollecting(request))
    return {
      status: 'running',
      text: translate('logs.readers.progress.text', { ended, all }),
      ...(all > 0 && { progress: ended / all }),
    };
  const failedAll = request.state === 'ERROR' || (all > 0 && failed === all);
  return {
    status: failedAll ? 'failed' : 'done',
    text: translate('logs.readers.ended', { done: all - failed, failed }),
  };
}
