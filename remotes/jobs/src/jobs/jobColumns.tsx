import { jobLabel } from '@console/api-client/jobs';
import { ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { DateTime, Duration } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { errorCountLabel } from './errorCountLabel';
import type { JobRow } from './jobRows';
import { jobStatusDisplay, jobStatusLabel } from './jobStatus';
import { ShownStatus } from './ShownStatus';
import type { JobActions } from './useJobActions';

const facilitiesOf = ({ job }: JobRow) => job.facilities.join(', ');

/** The columns of both lists of jobs [JOB-03]. */
export function jobColumns(translate: Translate, actionsOf: JobActions['of']): readonly Column<JobRow>[] {
  return [
    {
      key: 'label',
      title: translate('jobs.label'),
      kind: 'name',
      value: ({ job }) => jobLabel(job),
      link: ({ job }) => paths.jobs.job(job.id),
    },
    {
      key: 'status',
      title: translate('jobs.status'),
      kind: 'status',
      filter: 'choice',
      value: ({ job }) => jobStatusLabel(job.status),
      sortBy: ({ job }) => jobStatusDisplay(job.status).rank,
      render: ({ job }) => <ShownStatus status={job.status} />,
    },
    {
      key: 'errors',
      title: translate('jobs.errors'),
      kind: 'short',
      filter: 'number',
      value: ({ job }) => job.errorCount,
      render: ({ job }) => errorCountLabel(job, translate),
    },
    {
      key: 'recipe',
      title: translate('jobs.recipe'),
      kind: 'text',
      filter: 'choice',
      value: ({ job }) => job.recipeName,
    },
    {
      key: 'facility',
      title: translate('jobs.facility'),
      kind: 'text',
      filter: 'choice',
      value: facilitiesOf,
    },
    {
      key: 'created',
      title: translate('jobs.created'),
      kind: 'date',
      filter: 'date',
      value: ({ job }) => job.creationTime,
      render: ({ job }) => <DateTime value={job.creationTime} />,
    },
    {
      key: 'duration',
      title: translate('jobs.duration'),
      kind: 'short',
      width: 8,
      value: ({ job }) => job.durationSeconds ?? '∞',
      sortBy: ({ job }) => job.durationSeconds ?? Number.POSITIVE_INFINITY,
      render: ({ job }) => <Duration seconds={job.durationSeconds ?? null} />,
      priority: 3,
    },
    {
      key: 'actions',
      title: translate('jobs.actions'),
      kind: 'actions',
      width: 9,
      render: ({ job, recipe }, { tabIndex }) => (
        <ActionBar compact name={jobLabel(job)} actions={actionsOf(job, recipe)} tabIndex={tabIndex} />
      ),
    },
  ];
}
