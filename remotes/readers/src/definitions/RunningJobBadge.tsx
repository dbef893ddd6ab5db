import { JobIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Badge } from '@console/design/status';
import { DurationRemaining } from '@console/design/time';
import { paths } from '@console/remote/contract';
import type { CurrentJob } from './currentJob';

/** Options of {@link RunningJobBadge}. */
export interface RunningJobBadgeProps {
  /** Null when no job runs on the reader, undefined while that is not known. */
  readonly job: CurrentJob | null | undefined;
}

/** The job that runs on a reader and how long it still takes; a placeholder when none does [READER-08]. */
export function RunningJobBadge({ job }: RunningJobBadgeProps) {
  const translate = useMessages();
  if (job === undefined) return null;
  if (job === null) return <Badge>{translate('definitions.currentJob.noBadge')}</Badge>;
  return (
    <Badge tone="info" icon={<JobIcon />}>
      <Link to={paths.jobs.job(job.id)}>{translate('definitions.currentJob.badge', { job: job.label })}</Link>
      <DurationRemaining until={job.until} />
    </Badge>
  );
}
