import { useResource } from '@console/api-client/react';
import { readerConfigurationOf, recipeQueries } from '@console/api-client/recipes';
import { Card, DescriptionList } from '@console/design/card';
import { JobIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Badge } from '@console/design/status';
import { DurationRemaining } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { useQuery } from '@tanstack/react-query';
import type { CurrentJob } from './currentJob';

interface CurrentJobCardProps {
  /** Name of the reader. */
  readonly name: string;
  /** Null when no job runs on the reader, undefined while that is not known. */
  readonly job: CurrentJob | null | undefined;
  /** True if the jobs could not be loaded. */
  readonly failed: boolean;
}

/** Current job of a reader, how long still, and with which settings [READER-13]. */
export function CurrentJobCard({ name, job, failed }: CurrentJobCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('definitions.currentJob')}>
      {job && <RunningJob name={name} job={job} />}
      {job === null && <p>{translate('definitions.currentJob.none')}</p>}
      {job === undefined && failed && <p>{translate('definitions.currentJob.error')}</p>}
    </Card>
  );
}

function RunningJob({ name, job }: { readonly name: string; readonly job: CurrentJob }) {
  const translate = useMessages();
  const { data: recipe } = useQuery(useResource(recipeQueries).lookup(job.recipeName));
  const configuration = recipe && readerConfigurationOf(recipe, name);
  return (
    <DescriptionList
      items={[
        {
          label: translate('definitions.currentJob.job'),
          value: <Link to={paths.jobs.job(job.id)}>{job.label}</Link>,
        },
        {
          label: translate('definitions.currentJob.remaining'),
          value: <DurationRemaining until={job.until} />,
        },
        {
          label: translate('definitions.currentJob.recipe'),
          value:
            recipe === null ? (
              translate('definitions.currentJob.deletedRecipe', { name: job.recipeName })
            ) : (
              <Link to={paths.recipes.recipe(job.recipeName)}>{job.recipeName}</Link>
            ),
        },
        {
          label: translate('definitions.currentJob.configuration'),
          value: configuration && (
            <Link to={paths.readers.configurations.configuration(configuration)}>{configuration}</Link>
          ),
        },
      ]}
    />
  );
}

interface RunningJobBadgeProps {
  /** Null when no job runs on the reader, undefined while that is not known. */
  readonly job: CurrentJob | null | undefined;
}

/** The groups of a reader, and the job that runs on it. */
export function ReaderBadges({ groups, job }: RunningJobBadgeProps & { readonly groups: readonly string[] }) {
  return (
    <>
      {groups.map((group) => (
        <Badge key={group}>{group}</Badge>
      ))}
      <RunningJobBadge job={job} />
    </>
  );
}

/** The job that runs on a reader and how long it still takes; a placeholder when none does [READER-08]. */
function RunningJobBadge({ job }: RunningJobBadgeProps) {
  const translate = useMessages();
  if (job === undefined) return null;
  if (job === null) return <Badge>{translate('definitions.currentJob.noBadge')}</Badge>;
  return (
    <Badge tone="info" icon={<JobIcon />}>
      <Link to={paths.jobs.job(job.id)}>{translate('definitions.currentJob.badge', { job: job.label })}</Link>
      <DurationRemaining until={job.until} />
    </Badge>
  );
}
