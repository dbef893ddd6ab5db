import { type CSSProperties, type KeyboardEvent, useDeferredValue, useId, useMemo, useRef } from 'react';
import { DataGrid, type DataGridHandle, type SortColumn } from 'react-data-grid';
import gridCss from 'react-data-grid/lib/styles.css';
import { ControlArea } from '../button';
import { directionOf } from '../language';
import { useLocale, useMessages } from '../messages';
import { useIsPrinting, useStyles } from '../theme';
import type { Column } from './column';
import type { ColumnSizes } from './columns/columnSizes';
import { useColumnWidths } from './columns/useColumnWidths';
import { detailsColumn } from './details/detailsColumn';
import { headingHeight, lineHeight, printedAtMost, rowHeights, virtualizeAbove } from './metrics';
import type { TableSelection } from './selection/SelectionContext';
import { SelectionContext } from './selection/SelectionContext';
import { selectColumn } from './selection/selectColumn';
import { toGridColumns } from './toGridColumns';
import { useHeadings } from './useHeadings';
import { useMarkedRow } from './useMarkedRow';
import { useScrollAnchor } from './useScrollAnchor';
import type { TableSettings } from './useTableSettings';

interface GridProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Name of a row, for assistive technology. */
  rowName: (row: Row) => string;
  /** Key of a row to scroll to and to mark. @defaultValue none */
  marked?: string | undefined;
  settings: TableSettings<Row>;
  /** @defaultValue rows cannot be selected. */
  selection?: {
    ids: ReadonlySet<string>;
    replace: (ids: ReadonlySet<string>) => void;
    context: TableSelection;
  };
  /** Shows a row in full; given while some columns have no room. */
  onDetails?: (row: Row) => void;
}

const widenStep = 16;
const noSizes: ColumnSizes = {};

/** Height of all rows as a property of the sheet, which decides how much of it is shown. */
const gridHeight = (pixels: number) => ({ '--table-rows-height': `${pixels}px` }) as CSSProperties;

/** The rows as an ARIA grid: those in sight first, then all of them, or of many what is around those in sight. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, rows, columns, rowKey, rowName, marked, settings, selection, onDetails } = props;
  const { density, state, setSizes } = settings;
  useStyles(gridCss);
  const translate = useMessages();
  const direction = directionOf(useLocale());
  const hintId = useId();
  const grid = useRef<DataGridHandle>(null);
  const folded = onDetails !== undefined;
  const selectable = selection !== undefined;
  const firstColumn = selectable ? 1 : 0;
  const gridColumns = useMemo(() => {
    const own = toGridColumns(columns, folded);
    if (onDetails) own.push(detailsColumn(rowName, onDetails));
    return selectable ? [selectColumn(rowKey, rowName), ...own] : own;
  }, [columns, folded, onDetails, selectable, rowKey, rowName]);
  const sizes = folded ? noSizes : settings.sizes;
  const [widths, setWidths, spaced] = useColumnWidths({
    grid,
    gridColumns,
    columns,
    rows,
    folded,
    sizes,
    onResize: setSizes,
  });
  const all = useDeferredValue(rows.length <= virtualizeAbove, false);
  const printsAll = useIsPrinting() && rows.length <= printedAtMost;
  const sortColumns = useMemo<SortColumn[]>(
    () =>
      state.sorts.map(({ key, descending }) => ({ columnKey: key, direction: descending ? 'DESC' : 'ASC' })),
    [state.sorts],
  );
  const height = rowHeights[density] + (spaced ? lineHeight : 0);
  const headings = useHeadings(grid, gridColumns, {
    onSort: settings.sortBy,
    onMove: settings.moveColumn,
    onWiden: (key, by, width) =>
      setSizes({ ...sizes, [key]: Math.max(72, Math.round(width) + by * widenStep) }),
  });
  const { onSelectedCellChange } = useScrollAnchor({
    grid,
    rows,
    rowKey,
    height,
    firstColumn,
    arrangement: state,
  });
  const rowClass = useMarkedRow({ grid, rows, rowKey, marked, firstColumn });
  const takeKey = (event: KeyboardEvent) => {
    if (headings.onKey(event)) event.preventDefault();
    else if (selection && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selection.context.toggleAll(true);
    } else if (event.key !== 'Tab') return;
    // Tab moves to the next control and out of the grid, as in the browser; arrow keys move inside.
    event.stopPropagation();
  };
  return (
    <SelectionContext value={selection?.context ?? null}>
      <ControlArea className="table__frame" onKeyDownCapture={takeKey} onClick={headings.onClick}>
        <p className="design__hidden" id={hintId}>
          {translate('table.keys')}
        </p>
        <DataGrid
          ref={grid}
          direction={direction}
          className={`table__grid table__grid--${density}${spaced ? ' table__grid--spaced' : ''}`}
          style={gridHeight(headingHeight + rows.length * height + 2)}
          aria-label={label}
          aria-describedby={hintId}
          rows={rows}
          columns={gridColumns}
          columnWidths={widths}
          onColumnWidthsChange={setWidths}
          rowKeyGetter={rowKey}
          rowClass={rowClass}
          rowHeight={height}
          headerRowHeight={headingHeight}
          sortColumns={sortColumns}
          onColumnsReorder={settings.reorderColumn}
          selectedRows={selection?.ids}
          onSelectedRowsChange={selection?.replace}
          onSelectedCellChange={onSelectedCellChange}
          enableVirtualization={!printsAll && (!all || rows.length > virtualizeAbove)}
        />
      </ControlArea>
    </SelectionContext>
  );
}
