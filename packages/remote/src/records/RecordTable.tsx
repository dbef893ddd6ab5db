import type { ListAnswer } from '@console/api-client';
import { DataAge } from '@console/design/banner';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Table, type TableProps } from '@console/design/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Reasons } from './Reasons';
import { namedColumns, type RecordColumn, type RecordRows, recordColumns } from './recordColumns';
import type { RecordKind } from './recordKind';
import { recordText } from './recordTexts';

/**
 * Properties of a table besides those that follow from the query and the kind. With `actionsOf` the name and the
 * actions of each record stand around `columns`.
 */
export interface RecordTableProps<Row extends object, ListRow extends object>
  extends Omit<
      TableProps<ListRow>,
      'loading' | 'unreadable' | 'error' | 'onRetry' | 'label' | 'id' | 'rowKey' | 'columns'
    >,
    Partial<RecordRows<Row, ListRow>> {
  readonly kind: RecordKind<Row>;
  /** The columns; keep their identity. */
  readonly columns: readonly RecordColumn<ListRow>[];
  /** The list that the rows are made from. */
  readonly query: UseQueryResult<ListAnswer<Row>>;
  /** Name of the table. @defaultValue the section of the kind */
  readonly label?: string;
  /** Name under which is kept what a user sets up in the table. @defaultValue the `texts` of the kind */
  readonly id?: string;
  /** Key of a row. @defaultValue the record's identifier */
  readonly rowKey?: (row: ListRow) => string;
  /** @defaultValue `name` */
  readonly initialSort?: TableProps<ListRow>['initialSort'];
  /** Sentence shown with an earlier answer. @defaultValue the text `stale` of the kind */
  readonly stale?: string;
}

/** A table of records: loading, left-out records, and an earlier answer when the list cannot be loaded again. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row, Row>): ReactNode;
export function RecordTable<Row extends object, ListRow extends object>(
  props: RecordTableProps<Row, ListRow> &
    (
      | Required<Pick<RecordTableProps<Row, ListRow>, 'rowKey'>>
      | Required<Pick<RecordTableProps<Row, ListRow>, 'recordOf'>>
    ),
): ReactNode;
export function RecordTable<Row extends object>({
  kind,
  query,
  columns: own,
  recordOf = itself,
  actionsOf,
  noActions,
  actionsWidth,
  nameOf,
  nameMark,
  nameWidth,
  named,
  stale,
  ...table
}: RecordTableProps<Row, Row>) {
  const translate = useMessages();
  const rowKey = useCallback((row: Row) => kind.idOf(recordOf(row)) ?? '', [kind, recordOf]);
  const columns = useMemo(() => {
    if (!actionsOf) return namedColumns(kind.texts, own, translate);
    const rows = { recordOf, actionsOf, noActions, actionsWidth, nameOf, nameMark, nameWidth, named };
    return recordColumns(kind, own, rows, translate);
  }, [
    kind,
    own,
    recordOf,
    actionsOf,
    noActions,
    actionsWidth,
    nameOf,
    nameMark,
    nameWidth,
    named,
    translate,
  ]);
  return (
    <Table
      emptyAction={
        kind.paths.new && (
          <LinkButton icon={<AddIcon />} to={kind.paths.new()}>
            {recordText(translate, kind.texts, 'new')}
          </LinkButton>
        )
      }
      label={recordText(translate, kind.texts, 'section')}
      id={kind.texts}
      rowKey={rowKey}
      initialSort="name"
      {...table}
      columns={columns}
      loading={query.isPending}
      unreadable={query.data?.unreadable.length}
      error={
        query.isError
          ? {
              title: stale ?? recordText(translate, kind.texts, 'stale'),
              detail: (
                <>
                  {query.data && <DataAge asOf={query.dataUpdatedAt} />}
                  <Reasons errors={[query.error]} />
                </>
              ),
            }
          : undefined
      }
      onRetry={query.refetch}
    />
  );
}

const itself = <Row,>(record: Row) => record;
