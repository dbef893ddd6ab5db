import type { Column as GridColumn, RenderCellProps } from 'react-data-grid';
import { CellContent } from './CellContent';
import { type Column, isSortable } from './column';
import { isChoosable } from './columns/shownColumns';
import { leastPixels } from './columns/spreadWidth';
import { Heading } from './sorting/Heading';

/**
 * The columns of a table as the grid takes them.
 *
 * @param folded - some columns have no room: those that are left cannot be resized
 */
export function toGridColumns<Row>(columns: readonly Column<Row>[], folded: boolean): GridColumn<Row>[] {
  return columns.map((column) => ({
    key: column.key,
    name: column.title,
    // A number, so that the grid does not measure it; what is drawn comes from `useColumnWidths`.
    width: leastPixels,
    minWidth: leastPixels,
    sortable: isSortable(column),
    resizable: !folded && column.kind !== 'actions',
    draggable: isChoosable(column),
    cellClass: `table__cell table__cell--${column.kind}`,
    headerCellClass: column.kind === 'actions' ? 'table__heading-cell--actions' : undefined,
    renderHeaderCell: Heading,
    renderCell: ({ row, tabIndex }: RenderCellProps<Row>) => (
      <CellContent column={column} row={row} tabIndex={tabIndex} />
    ),
  }));
}
