import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import {
  DataGrid,
  type DataGridHandle,
  type RenderCellProps,
  type Renderers,
  type SortColumn,
} from 'react-data-grid';
import gridCss from 'react-data-grid/lib/styles.css';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../icons';
import { Link } from '../router';
import { useStyles } from '../theme';
import type { Sort } from './arrangeRows';
import { type Column, columnWidths, isSortable } from './column';
import { headingHeight, rowHeight, virtualizeAbove } from './metrics';
import { useFocusKept } from './useFocusKept';

/** Options of {@link Grid}. */
export interface GridProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

const renderSortStatus: NonNullable<Renderers<unknown, unknown>['renderSortStatus']> = ({
  sortDirection,
}) => {
  if (sortDirection === 'ASC') return <SortAscendingIcon size="1rem" />;
  return sortDirection === 'DESC' ? <SortDescendingIcon size="1rem" /> : <SortIcon size="1rem" />;
};
const renderers = { renderSortStatus };

/** Text that is cut off at the edge of its cell can be read in full by pointing at it. */
function plainText<Row>(column: Column<Row>, row: Row) {
  const text = String(column.value?.(row) ?? '');
  return text && <span title={text}>{text}</span>;
}

function renderCell<Row>(column: Column<Row>) {
  return ({ row, tabIndex }: RenderCellProps<Row>) => {
    const content = column.render ? column.render(row, { tabIndex }) : plainText(column, row);
    const to = column.link?.(row);
    return to === undefined ? (
      content
    ) : (
      <Link to={to} tabIndex={tabIndex} className={column.kind === 'name' ? 'table__name' : undefined}>
        {content}
      </Link>
    );
  };
}

/** Leaves Tab to the browser: it goes on to the next control and out of the grid, arrow keys move inside. */
function keepTabNative(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** The rows as an ARIA grid, virtualised when there are many. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, rows, columns, rowKey, sort, onSort } = props;
  useStyles(gridCss);
  const gridColumns = useMemo(
    () =>
      columns.map((column) => ({
        key: column.key,
        name: column.title,
        width: columnWidths[column.kind],
        minWidth: 72,
        sortable: isSortable(column),
        cellClass: `table__cell table__cell--${column.kind}`,
        renderCell: renderCell(column),
      })),
    [columns],
  );
  const sortColumns = useMemo<SortColumn[]>(
    () => (sort ? [{ columnKey: sort.key, direction: sort.descending ? 'DESC' : 'ASC' }] : []),
    [sort],
  );
  const changeSort = useCallback(
    (next: readonly SortColumn[]) => {
      const chosen = next.at(-1);
      // The grid would go back to no order at all after descending; here it turns around.
      if (chosen) onSort({ key: chosen.columnKey, descending: chosen.direction === 'DESC' });
      else if (sort) onSort({ key: sort.key, descending: false });
    },
    [onSort, sort],
  );
  const grid = useRef<DataGridHandle>(null);
  const focusListeners = useFocusKept(grid, rows, columns.length - 1);
  return (
    <div className="table__frame" onKeyDownCapture={keepTabNative} {...focusListeners}>
      <DataGrid
        ref={grid}
        className="table__grid"
        style={{ maxHeight: `${headingHeight + rows.length * rowHeight + 2}px` }}
        aria-label={label}
        rows={rows}
        columns={gridColumns}
        rowKeyGetter={rowKey}
        rowHeight={rowHeight}
        headerRowHeight={headingHeight}
        sortColumns={sortColumns}
        onSortColumnsChange={changeSort}
        enableVirtualization={rows.length > virtualizeAbove}
        renderers={renderers}
      />
    </div>
  );
}
