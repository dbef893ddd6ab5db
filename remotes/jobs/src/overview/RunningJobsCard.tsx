import { isRunning, type Job, jobQueries, timeRemaining } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { CardList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { DurationRemaining } from '@console/design/time';
import { CardContent } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths';

/** Jobs that are listed; the others are in the list of jobs. */
const listed = 6;

/** The jobs at work with the time they still have, the one that ends first on top. */
export function RunningJobsCard() {
  const query = useQuery(useResource(jobQueries).list());
  return (
    <CardContent query={query} model="job">
      {({ rows }) => <RunningJobs jobs={rows.filter(isRunning)} answeredAt={query.dataUpdatedAt} />}
    </CardContent>
  );
}

interface RunningJobsProps {
  readonly jobs: readonly Job[];
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
}

function RunningJobs({ jobs, answeredAt }: RunningJobsProps) {
  const translate = useMessages();
  if (jobs.length === 0) return <p>{translate('jobs.card.none')}</p>;
  const left = (job: Job) => timeRemaining(job) ?? Number.POSITIVE_INFINITY;
  const soonest = jobs.toSorted((one, other) => left(one) - left(other));
  return (
    <>
      <CardList
        items={soonest.slice(0, listed).map((job) => {
          const seconds = timeRemaining(job);
          return {
            key: job.id,
            title: <Link to={paths.jobs.job(job.id)}>{job.name ?? job.id}</Link>,
            detail: translate('jobs.card.where', {
              recipe: job.recipeName,
              facility: formatList(job.facilities),
            }),
            state:
              seconds === undefined ? (
                translate('jobs.card.endless')
              ) : (
                <>
                  {translate('jobs.card.left')} <DurationRemaining until={answeredAt + seconds * 1000} />
                </>
              ),
          };
        })}
      />
      <Link to={paths.jobs.list()}>{translate('jobs.card.all', { count: jobs.length })}</Link>
    </>
  );
}
