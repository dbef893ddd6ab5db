import type { ServiceClient } from '../client';
import { orNone } from '../client';
import { listQuery, oneQuery, type QuerySettings } from '../queries';
import { listReaderHealth, showReaderHealth } from './calls';

const model = 'reader-health';

/** Queries of reader health. */
export function readerHealthQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listReaderHealth),
    /** Health of one reader; `null` while the service has none for it. */
    one: (readerName: string) =>
      oneQuery(
        client,
        settings,
        model,
        (name) => orNone(showReaderHealth(name)),
        (row) => row.readerName,
        readerName,
      ),
  };
}
