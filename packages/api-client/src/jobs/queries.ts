import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import type { SaveRecord } from '../crud';
import { mutationMeta } from '../meta';
import { defaultPollInterval, pollUntilError, pollWhile } from '../polling';
import { afterSave, answerOf, listQuery, modelKey, oneKey, oneQuery, type QuerySettings } from '../queries';
import type { TypedNumber } from '../rules';
import { listJobs, showJob, showJobReaders, startJob, stopJob } from './calls';
import { isActive, type Job, type JobDraft } from './job';

const model = 'job';

/** Queries of jobs. */
export function jobQueries(client: ServiceClient, settings: QuerySettings = {}) {
  const { pollInterval = defaultPollInterval } = settings;
  return {
    list: () => listQuery(client, settings, model, listJobs),
    /** One job, polled until it is over: what has stopped stays as it is. */
    one: (id: string): ReturnType<typeof oneQuery<Job>> => ({
      ...oneQuery(client, settings, model, showJob, (row) => row.id, id),
      refetchInterval: pollWhile<Job>(pollInterval, isActive),
    }),
    /** Query for the readers of a job, polled. */
    readers: (id: string) =>
      queryOptions({
        queryKey: [...oneKey(model, id), 'readers'] as const,
        ...answerOf(client, () => showJobReaders(id)),
        refetchInterval: pollUntilError(pollInterval),
        staleTime: pollInterval,
        retry: false,
        meta: { model, id },
      }),
  };
}

/** Variables to stop a job. */
export interface StopJob {
  readonly job: Pick<Job, 'id' | 'name'>;
  /** Lets readers finish what they are at. @defaultValue true. */
  readonly graceful?: boolean;
}

/** Mutations of jobs. Start and stop answer the job as it then is, or `null` when the service does not send it. */
export function jobMutations(client: ServiceClient) {
  return {
    /** Starts a job, new or made from another (JOB-10). */
    start: () =>
      mutationOptions({
        mutationFn: ({ record }: SaveRecord<JobDraft<TypedNumber>>) => client.call(startJob(record)),
        onSuccess: (started, _record, _result, { client: cache }) => afterChange(cache, started?.id, started),
        meta: mutationMeta<SaveRecord<JobDraft<TypedNumber>>>({
          model,
          action: 'start',
          describe: ({ record: { name, recipeName = '' } }) => name || recipeName,
        }),
      }),
    /** Stops a job (JOB-07). */
    stop: () =>
      mutationOptions({
        mutationFn: ({ job, graceful }: StopJob) => client.call(stopJob(job.id, { graceful })),
        onSuccess: (stopped, { job }, _result, { client: cache }) => afterChange(cache, job.id, stopped),
        meta: mutationMeta<StopJob>({
          model,
          action: 'stop',
          describe: ({ job }) => job.name || job.id,
        }),
      }),
  };
}

/** A job that starts or stops takes or frees readers, which changes their health. */
function afterChange(cache: QueryClient, id: string | undefined, job: Job | null): void {
  if (id === undefined) void cache.invalidateQueries({ queryKey: modelKey(model) });
  else afterSave(cache, model, id, job);
  void cache.invalidateQueries({ queryKey: modelKey('reader-health') });
}
