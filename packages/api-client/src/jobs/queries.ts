import type { ServiceClient } from '../client';
import { listQuery, oneQuery, type QuerySettings } from '../queries';
import { listJobs, showJob } from './calls';

const model = 'job';

/** Queries of jobs. */
export function jobQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listJobs),
    one: (id: string) => oneQuery(client, settings, model, showJob, (row) => row.id, id),
  };
}
