import type { Job } from '@console/api-client/jobs';
import { useMessages } from '@console/design/messages';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { useAddress } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { facilityKey } from './job.kind';

const JobTimeline = lazyNamed(() => import('./JobTimeline'), 'JobTimeline', {
  waiting: skeletonOf('jobs.timeline.loading', 8),
});

interface TimelineSectionProps {
  readonly jobs: readonly Job[] | undefined;
  readonly now: number;
}

/** Open while the address has the key of its facility, which is blank until one is chosen. */
export function TimelineSection({ jobs, now }: TimelineSectionProps) {
  const translate = useMessages();
  const [params, put] = useAddress();
  const open = params.has(facilityKey);
  return (
    <Collapsible
      title={translate('jobs.timeline')}
      open={open}
      onToggle={(next) => put({ [facilityKey]: next ? '' : undefined })}
    >
      {open && jobs && <JobTimeline jobs={jobs} now={now} />}
    </Collapsible>
  );
}
