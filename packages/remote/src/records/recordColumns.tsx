import { type Action, ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import type { ReactNode } from 'react';
import type { RecordKind } from './recordKind';
import { type RecordTexts, recordText } from './recordTexts';

/** A column of a list of records: a text that is called by the text `texts.key` of the kind, unless it says otherwise. */
export type RecordColumn<Row> = Omit<Column<Row>, 'title' | 'kind'> &
  Partial<Pick<Column<Row>, 'title' | 'kind'>>;

/** The columns of a kind, called by its texts. */
export const namedColumns = <Row,>(
  texts: RecordTexts,
  columns: readonly RecordColumn<Row>[],
  translate: Translate,
): readonly Column<Row>[] =>
  columns.map((column) => ({
    kind: 'text',
    ...column,
    title: column.title ?? recordText(translate, texts, column.key),
  }));

/** Records and actions in the rows of a list, see {@link recordColumns}. Functions keep their identity. */
export interface RecordRows<Row, ListRow> {
  /** The record of a row. */
  readonly recordOf: (row: ListRow) => Row;
  readonly actionsOf: (row: ListRow) => readonly Action[];
  /** Content in place of the actions of a row that has none. @defaultValue none */
  readonly noActions?: ((row: ListRow) => ReactNode) | undefined;
  /** Width of the column of actions in rem. @defaultValue room for three */
  readonly actionsWidth?: number | undefined;
  /** Name of a row in its actions. @defaultValue the title of its record */
  readonly nameOf?: ((row: ListRow) => string) | undefined;
  /** Mark after the name of a row, outside its link. @defaultValue none */
  readonly nameMark?: ((row: ListRow) => ReactNode) | undefined;
  /** Width of the column of names in rem. @defaultValue that of every name */
  readonly nameWidth?: number | undefined;
  /** One of the columns says what a row is called. @defaultValue whether there is a column of names */
  readonly named?: boolean | undefined;
}

/**
 * The columns of a list: the name, which leads to the page of the record, those of the kind, and the actions. A kind
 * with a column of names of its own keeps it where it is.
 */
export function recordColumns<Row extends object, ListRow>(
  { texts, titleOf, pathOf }: RecordKind<Row>,
  own: readonly RecordColumn<ListRow>[],
  { recordOf, nameMark, nameWidth, named, ...rows }: RecordRows<Row, ListRow>,
  translate: Translate,
): readonly Column<ListRow>[] {
  const titleOfRow = (row: ListRow) => titleOf(recordOf(row));
  const name = (): Column<ListRow> => ({
    key: 'name',
    title: recordText(translate, texts, 'name'),
    kind: 'name',
    value: titleOfRow,
    link: pathOf && ((row) => pathOf(recordOf(row))),
    mark: nameMark,
    width: nameWidth,
  });
  const { nameOf = titleOfRow, actionsOf, noActions, actionsWidth } = rows;
  const actions = actionsColumn(recordText(translate, texts, 'actions'), nameOf, actionsOf, noActions);
  return [
    ...((named ?? own.some(({ kind }) => kind === 'name')) ? [] : [name()]),
    ...namedColumns(texts, own, translate),
    { ...actions, width: actionsWidth },
  ];
}

/** The column of what can be done with each row. */
export function actionsColumn<ListRow>(
  title: string,
  nameOf: (row: ListRow) => string,
  actionsOf: (row: ListRow) => readonly Action[],
  noActions?: (row: ListRow) => ReactNode,
): Column<ListRow> {
  return {
    key: 'actions',
    title,
    kind: 'actions',
    render: (row, { tabIndex, spacious = false }) => {
      const actions = actionsOf(row);
      if (actions.length === 0) return noActions?.(row);
      return <ActionBar compact={!spacious} name={nameOf(row)} actions={actions} tabIndex={tabIndex} />;
    },
  };
}
