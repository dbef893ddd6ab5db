import type { Call, ListAnswer } from '../client';
import { readList, readRecord, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import type { TypedNumber } from '../rules';
import { readJob, readJobReaders, writeJob } from './adapter';
import type { Job, JobDraft, JobReader } from './job';
import { validateJob, validateJobStats } from './validate.generated.js';

const path = (...segments: string[]) => servicePath('control', 'v1', 'jobs', ...segments);
const read = readRecord(validateJob, readJob);

/** Lists jobs, running and stopped. */
export function listJobs(): Call<ListAnswer<Job>> {
  return {
    name: 'list jobs',
    method: 'GET',
    path: path('show'),
    answer: readList(validateJob, readJob, identifierOf('job')),
  };
}

/** Shows one job. */
export function showJob(id: string): Call<Job> {
  return { name: 'show job', method: 'GET', path: path('show', id), answer: read };
}

/** Shows how the readers of a job do. */
export function showJobReaders(id: string): Call<JobReader[]> {
  return {
    name: 'show readers of job',
    method: 'GET',
    path: path('stats', id),
    answer: readRecord(validateJobStats, readJobReaders),
  };
}

/** Starts a job (JOB-20); refused while another job has its readers. */
export function startJob(draft: JobDraft<TypedNumber>): Call<Job | null> {
  return {
    name: 'start job',
    method: 'POST',
    path: path('start'),
    body: writeJob(draft),
    answer: readStored(read),
    change: {
      model: 'job',
      action: 'start',
      name: draft.name || draft.recipeName,
      undo: ({ answer }) => {
        const started = answer as Job | null;
        return started
          ? { call: stopJob(started.id), path: path('show', started.id), except: { status: 'STOPPED' } }
          : undefined;
      },
    },
  };
}

/** Way to stop a job. */
export interface StopJobOptions {
  /** Lets readers finish what they are at. @defaultValue true. */
  readonly graceful?: boolean;
}

/** Stops a job; no body (JOB-07). */
export function stopJob(id: string, { graceful = true }: StopJobOptions = {}): Call<Job | null> {
  return {
    name: 'stop job',
    method: 'POST',
    path: path('stop', id),
    query: { graceful },
    answer: readStored(read),
    change: { model: 'job', action: 'stop', id },
  };
}
