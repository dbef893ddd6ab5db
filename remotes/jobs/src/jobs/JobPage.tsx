import { isActive, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { CardGrid } from '@console/design/card';
import { lazyNamed } from '@console/design/progress';
import { RecordPage, useRecord } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ActivityCard } from './ActivityCard';
import { EndedJobs } from './EndedJobs';
import { ErrorsCard } from './ErrorsCard';
import { JobName } from './JobName';
import { jobKind } from './job.kind';
import { ParametersCard } from './ParametersCard';
import { ReadersCard } from './ReadersCard';
import { useJobActions } from './useJobActions';

// What it takes to read items comes behind what the page is opened for.
const ResultsCard = lazyNamed(() => import('./ResultsCard'), 'ResultsCard', { waiting: null });

/** One job: what it was started with, how it does, what went wrong and on which readers it runs [JOB-11 to JOB-13]. */
export function JobPage() {
  const record = useRecord(jobKind);
  const { data: shown, dataUpdatedAt } = record.query;
  const recipe = useQuery({
    ...useResource(recipeQueries).lookup(shown?.recipeName ?? ''),
    enabled: shown !== undefined,
  });
  const readers = useQuery({
    ...useResource(jobQueries).readers(record.id),
    enabled: shown !== undefined && isActive(shown),
  });
  const { of: actionsOf, dialogs } = useJobActions();
  const jobs = useMemo(() => shown && [shown], [shown]);
  return (
    <RecordPage
      record={record}
      queries={[recipe, readers]}
      heading={(job) => <JobName job={job} />}
      actionsOf={(job) => actionsOf(job, recipe.data)}
    >
      {(job) => (
        <>
          <CardGrid>
            <ParametersCard job={job} recipe={recipe.data} />
            <ActivityCard job={job} />
            <ErrorsCard job={job} now={dataUpdatedAt} />
            <ReadersCard job={job} states={readers.data ?? []} />
            <ResultsCard job={job} />
          </CardGrid>
          <EndedJobs jobs={jobs} />
          {dialogs}
        </>
      )}
    </RecordPage>
  );
}
