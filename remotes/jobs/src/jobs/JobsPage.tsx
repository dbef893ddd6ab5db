import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed, Skeleton } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { paths } from '@console/remote/contract';
import { AreaError, LoadNotice, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { facilityKey } from './facilityKey';
import { JobsTable } from './JobsTable';
import { createJobRows, inSections } from './jobRows';
import { StartJob } from './StartJob';
import { useJobActions } from './useJobActions';

const JobTimeline = lazyNamed(() => import('./JobTimeline'), 'JobTimeline', { waiting: TimelineLoading });

function TimelineLoading() {
  const translate = useMessages();
  return <Skeleton label={translate('jobs.timeline.loading')} lines={8} />;
}

/** The form that starts a job, then all jobs, active and stopped [JOB-01]. */
export function JobsPage() {
  const translate = useMessages();
  const jobs = useQuery(shownByPage(useResource(jobQueries).list()));
  const recipes = useQuery(shownByPage(useResource(recipeQueries).list()));
  const { of: actionsOf, dialog } = useJobActions();
  const [rowsOf] = useState(createJobRows);
  const [search] = useSearchParams();
  const [timelineOpen, setTimelineOpen] = useState(() => search.has(facilityKey));
  const sections = useMemo(
    () => jobs.data && inSections(rowsOf(jobs.data.rows, recipes.data?.rows)),
    [rowsOf, jobs.data, recipes.data],
  );

  if (jobs.isError && !sections)
    return (
      <AreaError
        path={paths.jobs.error()}
        entity={translate('jobs.entity')}
        section={translate('jobs.section')}
        error={jobs.error}
      />
    );
  const table = { query: jobs, actionsOf };
  return (
    <Page
      section={translate('jobs.section')}
      banner={
        recipes.isError && <LoadNotice text={translate('jobs.recipes.missing')} onRetry={recipes.refetch} />
      }
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
      {dialog}
    </Page>
  );
}
