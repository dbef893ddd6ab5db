import { isActive, type Job } from '@console/api-client/jobs';
import { Card, DescriptionList } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { DateTime, Duration } from '@console/design/time';
import { stopReasonLabel } from './job.texts';
import { ShownStatus } from './ShownStatus';

interface ActivityCardProps {
  readonly job: Job;
}

/** Progress and times of a job [JOB-12]. */
export function ActivityCard({ job }: ActivityCardProps) {
  const translate = useMessages();
  const { status, lastActivityTime, activeDuration, creationTime, stopReason, durationSeconds } = job;
  return (
    <Card title={translate('jobs.activity')}>
      <DescriptionList
        items={[
          {
            label: translate('jobs.status'),
            value: <ShownStatus status={status} />,
          },
          { label: translate('jobs.lastActivity'), value: <DateTime value={lastActivityTime} /> },
          {
            label: translate('jobs.activeDuration'),
            value: activeDuration ? <Duration seconds={activeDuration} /> : translate('jobs.didNotStart'),
          },
          { label: translate('jobs.created'), value: <Created time={creationTime} /> },
          ...(stopReason
            ? [{ label: translate('jobs.stopReason'), value: stopReasonLabel(stopReason, translate) }]
            : []),
        ]}
      />
      {durationSeconds !== undefined && isActive(job) && (
        <Progress label={translate('jobs.progress')} value={(activeDuration ?? 0) / durationSeconds} />
      )}
    </Card>
  );
}

function Created({ time }: { readonly time: string | undefined }) {
  const translate = useMessages();
  return (
    <>
      <DateTime value={time} />
      {time !== undefined && <CopyText text={time} what={translate('jobs.created.iso')} />}
    </>
  );
}
