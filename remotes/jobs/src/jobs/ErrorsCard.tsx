import type { Job } from '@console/api-client/jobs';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Badge } from '@console/design/status';
import { DateTime, RelativeTime } from '@console/design/time';
import { type ErrorGroup, errorGroups } from './job.texts';

interface ErrorsCardProps {
  readonly job: Job;
  /** When the job was answered, in milliseconds since 1970: what is recent is judged by it. */
  readonly now: number;
}

/** Errors of a job, once per message [JOB-13]. */
export function ErrorsCard({ job, now }: ErrorsCardProps) {
  const translate = useMessages();
  const groups = errorGroups(job.errors, now);
  return (
    <Card title={translate('jobs.errors')}>
      {groups.length === 0 ? (
        <p>{translate('jobs.errors.none')}</p>
      ) : (
        <ul>
          {groups.map((group) => (
            <li key={group.message}>
              <ShownGroup group={group} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ShownGroup({ group: { message, count, times, recent } }: { readonly group: ErrorGroup }) {
  const translate = useMessages();
  const [last] = times;
  return (
    <>
      <p>
        <Badge tone={recent ? 'danger' : 'neutral'}>{translate('jobs.errors.times', { count })}</Badge>{' '}
        {recent && <Badge tone="danger">{translate('jobs.errors.recent')}</Badge>}{' '}
        {message || translate('jobs.errors.unnamed')}
      </p>
      <p>
        {translate('jobs.errors.last')} <RelativeTime value={last} />
      </p>
      <ul aria-label={translate('jobs.errors.occurrences', { message })}>
        {times.map((time) => (
          <li key={time}>
            <DateTime value={time} />
          </li>
        ))}
      </ul>
    </>
  );
}
