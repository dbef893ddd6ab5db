import { isNotFound } from '@console/api-client';
import { isActive, type Job, jobLabel, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { ActionBar } from '@console/design/actions';
import { CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { FailedQueries, RecordFailure, shownByPage, type WatchedQuery } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { ActivityCard } from './ActivityCard';
import { ErrorsCard } from './ErrorsCard';
import { ParametersCard } from './ParametersCard';
import { ReadersCard } from './ReadersCard';
import { useJobActions } from './useJobActions';

/** One job: what it was started with, how it does, what went wrong and on which readers it runs [JOB-11 to JOB-13]. */
export function JobPage() {
  const translate = useMessages();
  const { id = '' } = useParams();
  const query = useQuery(shownByPage(useResource(jobQueries).one(id)));
  const { data, error, refetch, dataUpdatedAt } = query;
  if (isNotFound(error) || (error && !data))
    return (
      <RecordFailure
        entity={translate('jobs.entity')}
        id={id}
        section={translate('jobs.section')}
        list={paths.jobs.list()}
        error={error}
        onRetry={refetch}
      />
    );
  if (!data) return <PageLoading />;
  // Another job is another page: its heading takes the focus, and nothing of the former is left under way.
  return <ShownJob key={data.id} job={data} asOf={dataUpdatedAt} query={query} />;
}

interface ShownJobProps {
  readonly job: Job;
  /** When the service answered it, in milliseconds since 1970. */
  readonly asOf: number;
  readonly query: WatchedQuery;
}

function ShownJob({ job, asOf, query }: ShownJobProps) {
  const translate = useMessages();
  const recipe = useQuery(shownByPage(useResource(recipeQueries).lookup(job.recipeName)));
  const readers = useQuery({
    ...shownByPage(useResource(jobQueries).readers(job.id)),
    enabled: isActive(job),
  });
  const { of: actionsOf, dialog } = useJobActions();
  const label = jobLabel(job);
  return (
    <Page
      section={translate('jobs.section')}
      item={label}
      actions={<ActionBar name={label} actions={actionsOf(job, recipe.data)} />}
      banner={
        <FailedQueries
          queries={[query, recipe, readers]}
          text={translate('jobs.outOfDate', { name: label })}
        />
      }
    >
      <CardGrid>
        <ParametersCard job={job} recipe={recipe.data} />
        <ActivityCard job={job} />
        <ErrorsCard job={job} now={asOf} />
        <ReadersCard job={job} states={readers.data ?? []} />
      </CardGrid>
      {dialog}
    </Page>
  );
}
