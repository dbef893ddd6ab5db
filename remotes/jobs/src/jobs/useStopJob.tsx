import type { Job } from '@console/api-client/jobs';
import { useConfirmation } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import { DateTime, formatDuration } from '@console/design/time';
import { type ReactNode, useCallback } from 'react';
import { jobName } from './job.texts';
import { jobTimes } from './jobBars';
import { useStopRequests } from './useStopRequests';

/** Stopping of jobs with its dialog, see {@link useStopJob}. */
export interface StopJobs {
  /** True for a job that was told to stop and whose status does not say so yet. */
  readonly isRequested: (job: Job) => boolean;
  /** Asks whether a job is to be stopped, and stops it. */
  readonly ask: (job: Job) => Promise<void>;
  /** The question; has to be drawn once. */
  readonly dialog: ReactNode;
}

/** Stops jobs after a question that says what stops, and since when it has run. */
export function useStopJob(): StopJobs {
  const translate = useMessages();
  const { isRequested, stop } = useStopRequests();
  const [confirm, dialog] = useConfirmation();
  const ask = useCallback(
    async (job: Job) => {
      const agreed = await confirm({
        title: translate('jobs.stop.title', { name: jobName(job) }),
        confirmLabel: translate('jobs.stop'),
        tone: 'danger',
        children: <WhatStops job={job} />,
      });
      if (agreed) stop(job);
    },
    [confirm, translate, stop],
  );
  return { isRequested, ask, dialog };
}

function WhatStops({ job }: { readonly job: Job }) {
  const translate = useMessages();
  const [since] = jobTimes(job, Date.now()).real ?? [];
  return (
    <>
      <p>{translate('jobs.stop.readers', { count: job.readerNames.length })}</p>
      {since === undefined ? (
        <p>{translate('jobs.stop.notStarted')}</p>
      ) : (
        <p>
          {translate('jobs.stop.ran', { duration: formatDuration(job.activeDuration ?? 0, translate, 2) })}{' '}
          <DateTime value={since} />.
        </p>
      )}
      <p>{translate('jobs.stop.again')}</p>
    </>
  );
}
