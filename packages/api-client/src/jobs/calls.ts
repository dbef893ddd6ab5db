import type { Call, ListAnswer } from '../client';
import { readList, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import { type Job, readJob } from './adapter';
import { validateJob } from './validate.generated.js';

/** Lists jobs, running and stopped. */
export function listJobs(): Call<ListAnswer<Job>> {
  return {
    name: 'list jobs',
    method: 'GET',
    path: servicePath('control', 'v1', 'jobs', 'show'),
    answer: readList(validateJob, readJob, identifierOf('job')),
  };
}

/** Shows one job. */
export function showJob(id: string): Call<Job> {
  return {
    name: 'show job',
    method: 'GET',
    path: servicePath('control', 'v1', 'jobs', 'show', id),
    answer: readRecord(validateJob, readJob),
  };
}
