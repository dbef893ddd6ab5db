import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { lazyNamed, Skeleton } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { FailedQueries, RecordsPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { JobsTable } from './JobsTable';
import { StartJob } from './job.form';
import { facilityKey, jobKind } from './job.kind';
import { createJobRows, inSections } from './jobRows';
import { useJobActions } from './useJobActions';

const JobTimeline = lazyNamed(
  () => import(/* webpackChunkName: "JobTimeline" */ './JobTimeline'),
  'JobTimeline',
  { waiting: TimelineLoading },
);

function TimelineLoading() {
  const translate = useMessages();
  return <Skeleton label={translate('jobs.timeline.loading')} lines={8} />;
}

/** The form that starts a job, then all jobs, active and stopped [JOB-01]. */
export function JobsPage() {
  const translate = useMessages();
  const jobs = useQuery(useResource(jobQueries).list());
  const recipes = useQuery(useResource(recipeQueries).list());
  const { of: actionsOf, dialogs } = useJobActions();
  const [rowsOf] = useState(createJobRows);
  const [search] = useSearchParams();
  const [timelineOpen, setTimelineOpen] = useState(() => search.has(facilityKey));
  const sections = useMemo(
    () => jobs.data && inSections(rowsOf(jobs.data.rows, recipes.data?.rows)),
    [rowsOf, jobs.data, recipes.data],
  );

  const table = { query: jobs, actionsOf };
  return (
    <RecordsPage
      kind={jobKind}
      query={jobs}
      banner={<FailedQueries queries={[recipes]} text={translate('jobs.recipes.missing')} />}
    >
      <Collapsible title={translate('jobs.startNew')} initiallyOpen>
        <StartJob />
      </Collapsible>
      <Collapsible title={translate('jobs.active')} initiallyOpen>
        <JobsTable name="active" rows={sections?.active} {...table} />
      </Collapsible>
      <Collapsible title={translate('jobs.stopped')}>
        <JobsTable name="stopped" rows={sections?.stopped} {...table} />
      </Collapsible>
      <Collapsible title={translate('jobs.timeline')} open={timelineOpen} onToggle={setTimelineOpen}>
        {timelineOpen && jobs.data && <JobTimeline jobs={jobs.data.rows} now={jobs.dataUpdatedAt} />}
      </Collapsible>
      {dialogs}
    </RecordsPage>
  );
}
