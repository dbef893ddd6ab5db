import type { Column as GridColumn, RenderCellProps } from 'react-data-grid';
import { CellContent } from './CellContent';
import { type Column, columnWidths, isSortable } from './column';
import { leastWidthOf } from './columns/fitColumns';
import { isChoosable } from './columns/shownColumns';
import { Heading } from './sorting/Heading';

/** The width of a column in the words of a CSS grid: its own, less when there is little room. */
function widthOf<Row>(column: Column<Row>, folded: boolean): string {
  const { kind, priority } = column;
  const width = column.width === undefined ? columnWidths[kind] : `${column.width}rem`;
  const least = `${leastWidthOf(column)}rem`;
  if (kind === 'actions') return width;
  if (width.startsWith('minmax('))
    return column.least === undefined ? width : width.replace(/(?<=\()[^,]+/, least);
  const stretches = folded && (kind === 'name' || priority === 0);
  return `minmax(${least}, ${stretches ? '1fr' : width})`;
}

/**
 * The columns of a table as the grid takes them.
 *
 * @param folded - some columns have no room: those that are left share it
 */
export function toGridColumns<Row>(columns: readonly Column<Row>[], folded: boolean): GridColumn<Row>[] {
  return columns.map((column) => ({
    key: column.key,
    name: column.title,
    width: widthOf(column, folded),
    minWidth: 72,
    sortable: isSortable(column),
    resizable: !folded && column.kind !== 'actions',
    draggable: isChoosable(column),
    cellClass: `table__cell table__cell--${column.kind}`,
    renderHeaderCell: Heading,
    renderCell: ({ row, tabIndex }: RenderCellProps<Row>) => (
      <CellContent column={column} row={row} tabIndex={tabIndex} />
    ),
  }));
}
