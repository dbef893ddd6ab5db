import type { ListAnswer } from '@console/api-client';
import type { Job } from '@console/api-client/jobs';
import { useMessages } from '@console/design/messages';
import { Table } from '@console/design/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobColumns } from './jobColumns';
import type { JobRow } from './jobRows';
import type { JobActions } from './useJobActions';

const rowKey = ({ job }: JobRow) => job.id;

/** Options of {@link JobsTable}. */
export interface JobsTableProps {
  /** Which of the two lists it is. */
  readonly name: 'active' | 'stopped';
  readonly rows: readonly JobRow[] | undefined;
  /** The list both are taken from. */
  readonly query: UseQueryResult<ListAnswer<Job>>;
  readonly actionsOf: JobActions['of'];
}

/** The active or the stopped jobs, newest first [JOB-03]. */
export function JobsTable({ name, rows, query, actionsOf }: JobsTableProps) {
  const translate = useMessages();
  const columns = useMemo(() => jobColumns(translate, actionsOf), [translate, actionsOf]);
  return (
    <Table
      label={translate(`jobs.${name}`)}
      id={`jobs.${name}`}
      name={name}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      initialSort="-created"
      empty={translate(`jobs.${name}.none`)}
      loading={query.isPending}
      unreadable={query.data?.unreadable.length}
      error={query.isError ? { title: translate('jobs.stale') } : undefined}
      onRetry={query.refetch}
    />
  );
}
