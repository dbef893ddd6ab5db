import { type Action, ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import type { RecordKind } from './recordKind';

/** What stands in the rows of a list, see {@link recordColumns}. */
export interface RecordRows<Row, ListRow> {
  /** The record of a row. */
  readonly recordOf: (row: ListRow) => Row;
  readonly actionsOf: (row: ListRow) => readonly Action[];
}

/** The columns of a list: the name, which leads to the page of the record, those of the kind, and the actions. */
export function recordColumns<Row extends object, ListRow>(
  { texts, titleOf, pathOf }: RecordKind<Row>,
  own: readonly Column<ListRow>[],
  { recordOf, actionsOf }: RecordRows<Row, ListRow>,
  translate: Translate,
): readonly Column<ListRow>[] {
  return [
    {
      key: 'name',
      title: translate(`${texts}.name`),
      kind: 'name',
      value: (row) => titleOf(recordOf(row)),
      link: pathOf && ((row) => pathOf(recordOf(row))),
    },
    ...own,
    actionsColumn(translate(`${texts}.actions`), (row) => titleOf(recordOf(row)), actionsOf),
  ];
}

/** The column of what can be done with each row. */
export function actionsColumn<ListRow>(
  title: string,
  nameOf: (row: ListRow) => string,
  actionsOf: (row: ListRow) => readonly Action[],
): Column<ListRow> {
  return {
    key: 'actions',
    title,
    kind: 'actions',
    render: (row, { tabIndex, spacious = false }) => (
      <ActionBar compact={!spacious} name={nameOf(row)} actions={actionsOf(row)} tabIndex={tabIndex} />
    ),
  };
}
