import { useContext } from 'react';
import {
  type Column as GridColumn,
  type RenderCellProps,
  SELECT_COLUMN_KEY,
  useRowSelection,
} from 'react-data-grid';
import { useMessages } from '../../messages';
import { SelectionContext } from './SelectionContext';

function SelectAll({ tabIndex }: { tabIndex: number }) {
  const translate = useMessages();
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  const { shown, toggleAll } = selection;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = shown === 'some';
      }}
      type="checkbox"
      className="table__box"
      tabIndex={tabIndex}
      aria-label={translate('table.selectAll')}
      checked={shown === 'all'}
      onChange={(event) => toggleAll(event.target.checked)}
    />
  );
}

function SelectRow({ id, name, tabIndex }: { id: string; name: string; tabIndex: number }) {
  const translate = useMessages();
  const selection = useContext(SelectionContext);
  const { isRowSelected } = useRowSelection();
  if (!selection) return null;
  const reason = selection.reasonAgainst(id);
  return (
    <input
      type="checkbox"
      className="table__box"
      tabIndex={tabIndex}
      aria-label={translate('table.select', { name })}
      aria-disabled={reason === undefined ? undefined : true}
      title={reason}
      checked={isRowSelected}
      onChange={(event) => {
        const { nativeEvent } = event;
        const range = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        if (reason === undefined) selection.toggle(id, event.target.checked, range);
      }}
    />
  );
}

/** The column of boxes that select rows; boxes of rows that cannot be selected are described by the reason. */
export function selectColumn<Row>(
  rowKey: (row: Row) => string,
  rowName: (row: Row) => string,
): GridColumn<Row> {
  return {
    key: SELECT_COLUMN_KEY,
    name: '',
    width: 0,
    minWidth: 0,
    frozen: true,
    cellClass: 'table__cell table__cell--select',
    headerCellClass: 'table__cell--select',
    renderHeaderCell: ({ tabIndex }) => <SelectAll tabIndex={tabIndex} />,
    renderCell: ({ row, tabIndex }: RenderCellProps<Row>) => (
      <SelectRow id={rowKey(row)} name={rowName(row)} tabIndex={tabIndex} />
    ),
  };
}
