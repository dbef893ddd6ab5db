import { Message, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Status, ToneIcon } from '@console/design/status';
import { paths } from '@console/remote/contract';
import type { ReactNode } from 'react';
import { jobName } from '../thresholds/runningJobs';
import { type MonitorState, monitorTones, type ThresholdError } from './monitorState';

interface MonitorBadgeProps {
  readonly state: MonitorState;
  /** Last error; shown in place of the state when the job errored. */
  readonly error: ThresholdError | undefined;
}

/** State of the watching of a threshold; an error leads to its job [MONITOR-03, MONITOR-04]. */
export function MonitorBadge({ state, error }: MonitorBadgeProps) {
  const translate = useMessages();
  const tone = monitorTones[state];
  const label = translate(`monitor.state.${state}`);
  if (state !== 'runningWithErrors' || !error) return <Status tone={tone} label={label} />;
  const { job, message } = error;
  const link = (name: ReactNode) => <Link to={paths.jobs.job(job.id)}>{name}</Link>;
  return (
    <span className="monitor__error">
      <ToneIcon tone={tone} size="1.125em" />
      <span>
        <Message id="monitor.error" values={{ job: jobName(job), error: message ?? label, link }} />
      </span>
    </span>
  );
}
