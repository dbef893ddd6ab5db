import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { Button } from '@console/design/button';
import { PlayIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { Collapsible, useOpenInAddress } from '@console/design/sections';
import { FailedQueries, RecordListPage, useRecords } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EndedJobs } from './EndedJobs';
import { JobsTable } from './JobsTable';
import { jobKind } from './job.kind';
import { createJobRows, inSections } from './jobRows';
import { TimelineSection } from './TimelineSection';
import { useJobActions } from './useJobActions';
import { useStartForm } from './useStartForm';

/** It stands above the list; neither waits for the other. */
const StartJob = lazyNamed(() => import('./job.form'), 'StartJob', {
  waiting: skeletonOf('jobs.form.loading', 18),
});

/** The form that starts a job, then all jobs, active and stopped [JOB-01]. */
export function JobsPage() {
  const translate = useMessages();
  const records = useRecords(jobKind);
  const jobs = records.query;
  const recipes = useQuery(useResource(recipeQueries).list());
  const { of: actionsOf, dialogs } = useJobActions();
  const [rowsOf] = useState(createJobRows);
  const sections = useMemo(
    () => jobs.data && inSections(rowsOf(jobs.data.rows, recipes.data?.rows)),
    [rowsOf, jobs.data, recipes.data],
  );
  const form = useStartForm(sections && sections.active.length > 0);
  const [activeOpen, setActiveOpen] = useOpenInAddress('active', true);
  const [stoppedOpen, setStoppedOpen] = useOpenInAddress('stopped');
  const [started, setStarted] = useState<string>();

  const showStarted = (id: string | undefined) => {
    form.served();
    setStarted(id);
  };
  const table = { query: jobs, actionsOf };
  return (
    <RecordListPage
      records={records}
      actions={
        <Button tone="primary" icon={<PlayIcon />} onClick={form.ask}>
          {translate('jobs.startNew')}
        </Button>
      }
      banner={<FailedQueries queries={[recipes]} text={translate('jobs.recipes.missing')} />}
    >
      {() => (
        <>
          <EndedJobs jobs={jobs.data?.rows} />
          <Collapsible title={translate('jobs.startNew')} open={form.open} onToggle={form.toggle}>
            <StartJob asked={form.asked} recipeName={form.recipeName} onStarted={showStarted} />
          </Collapsible>
          <Collapsible title={translate('jobs.active')} open={activeOpen} onToggle={setActiveOpen}>
            <JobsTable name="active" rows={sections?.active} marked={started} {...table} />
          </Collapsible>
          <Collapsible title={translate('jobs.stopped')} open={stoppedOpen} onToggle={setStoppedOpen}>
            <JobsTable name="stopped" rows={sections?.stopped} {...table} />
          </Collapsible>
          <TimelineSection jobs={jobs.data?.rows} now={jobs.dataUpdatedAt} />
          {dialogs}
        </>
      )}
    </RecordListPage>
  );
}
