import type { ListAnswer } from '@console/api-client';
import { DataAge } from '@console/design/banner';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Table, type TableProps } from '@console/design/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordKind } from './recordKind';

/** Options of {@link RecordTable}: those of a table, besides what the query tells. */
export interface RecordTableProps<Row extends object, ListRow extends object>
  extends Omit<TableProps<ListRow>, 'loading' | 'unreadable' | 'error' | 'onRetry'> {
  readonly kind: RecordKind<Row>;
  /** The list that the rows are made from. */
  readonly query: UseQueryResult<ListAnswer<Row>>;
}

/** A table of records: loading, left-out records, and an earlier answer when the list cannot be loaded again. */
export function RecordTable<Row extends object, ListRow extends object>({
  kind,
  query,
  ...table
}: RecordTableProps<Row, ListRow>) {
  const translate = useMessages();
  return (
    <Table
      emptyAction={
        kind.paths.new && (
          <LinkButton icon={<AddIcon />} to={kind.paths.new()}>
            {translate(`${kind.texts}.new`)}
          </LinkButton>
        )
      }
      {...table}
      loading={query.isPending}
      unreadable={query.data?.unreadable.length}
      error={
        query.isError
          ? {
              title: translate(`${kind.texts}.stale`),
              detail: query.data && <DataAge asOf={query.dataUpdatedAt} />,
            }
          : undefined
      }
      onRetry={query.refetch}
    />
  );
}
