import type { ListAnswer } from '@console/api-client';
import { type Job, jobLabel } from '@console/api-client/jobs';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { DateTime, Duration, formatDuration } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { type RecordColumn, RecordTable } from '@console/remote/records';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { JobName } from './JobName';
import { jobKind } from './job.kind';
import { errorCountLabel, jobStatusDisplay, jobStatusLabel, stopReasonLabel } from './job.texts';
import type { JobRow } from './jobRows';
import { ShownStatus } from './ShownStatus';
import type { JobActions } from './useJobActions';

const recordOf = ({ job }: JobRow) => job;
const nameOf = ({ name }: JobRow) => name;

interface JobsTableProps {
  /** Which of the two lists it is. */
  readonly name: 'active' | 'stopped';
  readonly rows: readonly JobRow[] | undefined;
  /** The list both are taken from. */
  readonly query: UseQueryResult<ListAnswer<Job>>;
  readonly actionsOf: JobActions['of'];
  /** Id of a job that was just started: its row is scrolled to and marked. @defaultValue none */
  readonly marked?: string | undefined;
}

const titles = { active: 'jobs.active', stopped: 'jobs.stopped' } as const;

/** The active or the stopped jobs, newest first [JOB-03]. */
export function JobsTable({ name, rows, query, actionsOf, marked }: JobsTableProps) {
  const translate = useMessages();
  const columns = useMemo(() => jobColumns(name, translate), [name, translate]);
  const actionsOfRow = useCallback(({ job, recipe }: JobRow) => actionsOf(job, recipe), [actionsOf]);
  return (
    <RecordTable
      kind={jobKind}
      query={query}
      label={translate(titles[name])}
      id={titles[name]}
      name={name}
      rows={rows}
      columns={columns}
      recordOf={recordOf}
      nameOf={nameOf}
      actionsOf={actionsOfRow}
      // A stopped job is not stopped and not monitored.
      actionsWidth={name === 'active' ? 9 : 5}
      initialSort="-created"
      empty={translate(`${titles[name]}.none`)}
      marked={marked}
    />
  );
}

const labelOf = ({ job }: JobRow) => jobLabel(job);

/** A name with the part of the id that is seen beside it. */
const shownLabel = ({ job: { id, name } }: JobRow) => (name ? `${name} (${id.slice(0, 8)}…` : id);

const facilitiesOf = ({ job }: JobRow) => formatList(job.facilities);

/** The columns of both lists of jobs [JOB-03]; what has stopped has an end besides. */
function jobColumns(list: JobsTableProps['name'], translate: Translate): readonly RecordColumn<JobRow>[] {
  return [
    {
      key: 'label',
      kind: 'name',
      value: labelOf,
      shown: shownLabel,
      least: list === 'stopped' ? 10 : undefined,
      link: ({ job }) => paths.jobs.job(job.id),
      render: ({ job }) => <JobName job={job} />,
    },
    {
      key: 'status',
      kind: 'status',
      // All that have stopped have the same status.
      least: list === 'stopped' ? 7 : undefined,
      filter: list === 'active' ? 'choice' : undefined,
      value: ({ job }) => jobStatusLabel(job.status, translate),
      sortBy: ({ job }) => jobStatusDisplay(job.status).rank,
      render: ({ job }) => <ShownStatus status={job.status} />,
    },
    {
      key: 'errors',
      kind: 'short',
      width: 5,
      filter: 'number',
      value: ({ job }) => job.errorCount,
      render: ({ job }) => errorCountLabel(job, translate),
    },
    {
      key: 'recipe',
      title: translate('jobs.recipeName'),
      filter: 'choice',
      value: ({ job }) => job.recipeName,
    },
    { key: 'facility', filter: 'choice', value: facilitiesOf },
    {
      key: 'created',
      kind: 'date',
      filter: 'date',
      value: ({ job }) => job.creationTime,
      render: ({ job }) => <DateTime value={job.creationTime} />,
    },
    {
      key: 'duration',
      kind: 'short',
      least: 8.5,
      value: ({ job }) => job.durationSeconds ?? '∞',
      shown: ({ job }) => formatDuration(job.durationSeconds ?? null, translate),
      sortBy: ({ job }) => job.durationSeconds ?? Number.POSITIVE_INFINITY,
      render: ({ job }) => <Duration seconds={job.durationSeconds ?? null} />,
      // Of one that ran, how long it did says more than how long it should have.
      priority: list === 'stopped' ? 4 : 3,
    },
    ...(list === 'stopped' ? endColumns(translate) : []),
  ];
}

/** Duration of a job as text. */
const ranFor = ({ job: { activeDuration } }: JobRow, translate: Translate): string =>
  activeDuration ? formatDuration(activeDuration, translate, 2) : translate('jobs.didNotStart');

/** Columns on the end of stopped jobs. */
const endColumns = (translate: Translate): readonly RecordColumn<JobRow>[] => [
  {
    key: 'ended',
    kind: 'date',
    filter: 'date',
    value: ({ job }) => job.lastActivityTime,
    render: ({ job }) => <DateTime value={job.lastActivityTime} />,
    priority: 3,
  },
  {
    key: 'ran',
    kind: 'short',
    least: 7,
    value: ({ job }) => job.activeDuration,
    shown: (row) => ranFor(row, translate),
    render: (row) => <span title={ranFor(row, translate)}>{ranFor(row, translate)}</span>,
    priority: 3,
  },
  {
    key: 'stopReason',
    least: 10,
    filter: 'choice',
    value: ({ job }) => job.stopReason && stopReasonLabel(job.stopReason, translate),
    priority: 3,
  },
];
