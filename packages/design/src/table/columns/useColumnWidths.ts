import { type RefObject, useMemo, useState } from 'react';
import type { ColumnWidth, ColumnWidths, DataGridHandle, Column as GridColumn } from 'react-data-grid';
import type { Column } from '../column';
import type { ColumnSizes } from './columnSizes';
import { contentWidth } from './contentWidth';
import { controlWidth } from './fitColumns';
import { type ColumnTrack, spreadWidth, trackOf } from './spreadWidth';
import { useGridRoom } from './useGridRoom';

/** Grid, columns and user-set widths that {@link useColumnWidths} works on. */
interface WidthOptions<Row> {
  grid: RefObject<DataGridHandle | null>;
  /** The columns as the grid takes them: those of the page and its own. */
  gridColumns: readonly GridColumn<Row>[];
  /** The columns of the page. */
  columns: readonly Column<Row>[];
  /** The first that are not empty count: columns stay as they are when rows come and go. */
  rows: readonly Row[];
  /** Some columns have no room. */
  folded: boolean;
  /** Widths a user has set. */
  sizes: ColumnSizes;
  /** Told the widths the user has set, when they change. */
  onResize: (sizes: ColumnSizes) => void;
}

/**
 * Widths of all columns for the grid, which then has nothing to measure; what the user sets is kept. And whether rows
 * need one more line, because the user has set letters apart.
 */
export function useColumnWidths<Row>(options: WidthOptions<Row>) {
  const { grid, gridColumns, columns, rows, folded, sizes, onResize } = options;
  const { width, rem, spaced } = useGridRoom(grid);
  const [sample, setSample] = useState(rows);
  if (sample.length === 0 && rows.length > 0) setSample(rows);
  const widths = useMemo<ColumnWidths>(() => {
    const tracks = gridColumns.map(({ key }): ColumnTrack => {
      const size = sizes[key];
      if (size !== undefined) return { least: size };
      const column = columns.find((each) => each.key === key);
      return column
        ? trackOf(column, folded, rem, contentWidth(column, sample))
        : { least: controlWidth * rem };
    });
    const spread = spreadWidth(tracks, width);
    const measured = gridColumns.flatMap(({ key }, index): [string, ColumnWidth][] =>
      sizes[key] === undefined ? [[key, { type: 'measured', width: spread[index] ?? 0 }]] : [],
    );
    const resized = Object.entries(sizes).map(([key, size]): [string, ColumnWidth] => [
      key,
      { type: 'resized', width: size },
    ]);
    return new Map([...measured, ...resized]);
  }, [gridColumns, columns, sample, folded, sizes, width, rem]);
  const change = (changed: ColumnWidths) => {
    const resized = [...changed].flatMap(([key, each]): [string, number][] =>
      each.type === 'resized' ? [[key, Math.round(each.width)]] : [],
    );
    if (resized.length !== Object.keys(sizes).length || resized.some(([key, size]) => sizes[key] !== size))
      onResize(Object.fromEntries(resized));
  };
  return [widths, change, spaced] as const;
}
