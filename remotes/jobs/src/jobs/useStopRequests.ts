import { type Job, jobMutations } from '@console/api-client/jobs';
import { linkReports } from '@console/api-client/meta';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { actionAddress, paths } from '@console/remote/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { jobName } from './job.texts';

/** Statuses in which jobs were told to stop, by the id of the job. */
type Requests = ReadonlyMap<string, string>;

/**
 * Tells jobs to stop and remembers which were, from the click until their status is another; a stop that failed is
 * forgotten, so that it can be asked for again [JOB-06]. The report of a stop leads to a job made from it.
 */
export function useStopRequests() {
  const translate = useMessages();
  const { mutate } = useMutation(
    linkReports(useResource(jobMutations).stop(), ({ variables: { job }, error }) =>
      error === undefined
        ? [
            {
              label: translate('jobs.createFrom.link', { name: jobName(job) }),
              to: actionAddress(paths.jobs.job(job.id), 'createFrom'),
            },
          ]
        : [],
    ),
  );
  const [requests, setRequests] = useState<Requests>(new Map());

  const stop = useCallback(
    (job: Job) => {
      setRequests((before) => new Map(before).set(job.id, job.status));
      const forget = () => setRequests((before) => new Map([...before].filter(([id]) => id !== job.id)));
      mutate({ job }, { onError: forget });
    },
    [mutate],
  );
  const isRequested = useCallback(({ id, status }: Job) => requests.get(id) === status, [requests]);
  return { isRequested, stop };
}
