import type { ReactNode } from 'react';

/** What a column holds; decides its width. */
export type ColumnKind = 'name' | 'date' | 'short' | 'text' | 'actions';

/** Value a column is sorted by and found by; blank values come last. */
export type CellValue = string | number | boolean | null | undefined;

/** What the content of a cell has to know about its cell. */
export interface CellState {
  /** For every control in the cell: 0 in the cell that has the keyboard, otherwise -1. */
  tabIndex: number;
}

/**
 * One column of a {@link Table}. The list of columns keeps its identity from render to render (a constant of
 * the module, or `useMemo`), otherwise every cell is drawn again each time.
 */
export interface Column<Row> {
  /** Unique in the table; also the name of the column in the address. */
  key: string;
  /** Heading. */
  title: string;
  kind: ColumnKind;
  /** What it is sorted by, what the search finds, and what is shown without `render`. */
  value?: (row: Row) => CellValue;
  /** Content of the cell; controls in it take `cell.tabIndex`. */
  render?: (row: Row, cell: CellState) => ReactNode;
  /** Address of the page of the row: the cell becomes a link to it. */
  link?: (row: Row) => string;
  /** Default: all columns that have a `value` can be sorted. */
  sortable?: boolean;
}

/** Widths by kind [TABLE-03]; text takes what is left. */
export const columnWidths: Readonly<Record<ColumnKind, string>> = {
  name: '16rem',
  date: '11rem',
  short: '6rem',
  actions: '6.85rem',
  text: 'minmax(8rem, 1fr)',
};

export const isSortable = <Row>(column: Column<Row>) =>
  column.kind !== 'actions' && column.value !== undefined && column.sortable !== false;
