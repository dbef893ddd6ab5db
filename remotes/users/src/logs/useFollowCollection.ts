import { useResource } from '@console/api-client/react';
import { isCollecting, type ReaderLogRequest, readerLogQueries } from '@console/api-client/reader-logs';
import { useMessages } from '@console/design/messages';
import { useAlerts, useProcesses } from '@console/remote/services';
import { useEffect } from 'react';
import { paths } from '../paths';
import { collectionState } from './readerLogs';

/** Lists a collection of reader logs among the long processes until it ends, whichever page is open then. */
export function useFollowCollection(request: ReaderLogRequest | null | undefined): void {
  const translate = useMessages();
  const alerts = useAlerts();
  const processes = useProcesses();
  const queries = useResource(readerLogQueries);
  const running = request && isCollecting(request) ? (request.requestTime ?? '') : undefined;
  useEffect(() => {
    if (running === undefined) return;
    processes.watch({
      key: `reader-logs ${running}`,
      title: translate('logs.readers.process'),
      at: paths.logs.readers(),
      query: queries.request(),
      read: (answer) => collectionState(answer, translate),
      onEnd: ({ status, text }) =>
        alerts[status === 'done' ? 'success' : 'warning'](
          translate(`logs.readers.process.${status === 'done' ? 'done' : 'failed'}`, { text }),
        ),
    });
  }, [running, processes, translate, queries, alerts]);
}
