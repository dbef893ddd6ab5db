import { servicePath } from '../client/path';
import type { Download } from '../downloads';

/** Which logs of the service are wanted. */
export interface SystemLogRequest {
  /** First moment, ISO 8601 in UTC. */
  readonly from: string;
  /** Moment after the last, ISO 8601 in UTC. */
  readonly to: string;
  /** Asks for more than the ordinary logs. */
  readonly extended: boolean;
}

/** The logs of the service itself; whether there are any is asked first (LOG-13). */
export function systemLogsDownload({ from, to, extended }: SystemLogRequest): Download {
  return {
    name: 'download system logs',
    path: servicePath('support', 'v1', 'logs'),
    query: { from, to, extended },
    fileName: 'itemsense-logs.tar.gz',
    checkFirst: true,
  };
}
