import { isStopped, type Job } from '@console/api-client/jobs';
import { useMessages } from '@console/design/messages';
import { SaidChanges } from '@console/remote/records';
import { useCallback } from 'react';
import { jobName, stopReasonLabel } from './job.texts';

interface EndedJobsProps {
  /** Jobs of the page. Keep their identity while nothing changes. */
  readonly jobs: readonly Job[] | undefined;
}

const keyOf = ({ id }: Job) => id;
const stateOf = (job: Job) => (isStopped(job) ? 'ended' : 'active');

/** Says that jobs have ended, and of a single one why; for a page that shows it by the place and state of rows only. */
export function EndedJobs({ jobs }: EndedJobsProps) {
  const translate = useMessages();
  const sentenceOf = useCallback(
    (state: string, [job, ...others]: readonly [Job, ...Job[]]) =>
      state === 'ended'
        ? translate('jobs.haveEnded', {
            count: 1 + others.length,
            name: jobName(job),
            reason: job.stopReason === undefined ? '' : stopReasonLabel(job.stopReason, translate),
          }).trim()
        : undefined,
    [translate],
  );
  return <SaidChanges rows={jobs} keyOf={keyOf} stateOf={stateOf} sentenceOf={sentenceOf} />;
}
