import type { ReactNode } from 'react';
import type { FilterKind } from './filters/filter';

/** Kind of content; decides the width of a column and how long it stays when there is little room. */
export type ColumnKind = 'name' | 'status' | 'date' | 'short' | 'text' | 'actions';

/** Value a column is sorted by and found by; blank values come last. */
export type CellValue = string | number | boolean | null | undefined;

/** Focus and room of a cell, for its content. */
export interface CellState {
  /** For every control in the cell: 0 in the cell that has the keyboard, otherwise -1. */
  tabIndex: number;
  /** It stands in the details of its row, where there is room for words. @defaultValue false */
  spacious?: boolean;
}

/** Filter of a column, where it does not follow from its kind. */
export interface ColumnFilter<Row> {
  kind: FilterKind;
  /**
   * Value that is filtered; default the value of the column. Times are ISO 8601 or milliseconds. Several
   * values of one row count each.
   */
  value?: (row: Row) => CellValue | readonly string[];
  /** Text of a choice. @defaultValue the choice itself */
  label?: (value: string) => string;
}

/**
 * One column of a {@link Table}. The list of columns keeps its identity from render to render (a constant of
 * the module, or `useMemo`), otherwise every cell is drawn again each time.
 */
export interface Column<Row> {
  /** Unique in the table; also the name of the column in the address, so without spaces. */
  key: string;
  /** Heading. */
  title: string;
  kind: ColumnKind;
  /** Value for sorting, search and export, and for showing without `render`. */
  value?: (row: Row) => CellValue;
  /** Text seen where it is shorter than the value: the width follows it. @defaultValue the value. */
  shown?: (row: Row) => string;
  /** Sort key where it differs from the value: the urgency of a state. @defaultValue the value. */
  sortBy?: (row: Row) => CellValue;
  /** Content of the cell; controls in it take `cell.tabIndex`. */
  render?: (row: Row, cell: CellState) => ReactNode;
  /** Address of the page of the row: the cell becomes a link to it; undefined for a row without one. */
  link?: (row: Row) => string | undefined;
  /** Mark after the content, outside its link. */
  mark?: (row: Row) => ReactNode;
  /** In rem, where that of its kind does not do: for more than three actions, for a few letters. */
  width?: number;
  /** Minimum width in rem of a text or a state, where that of its kind is too narrow; beyond it columns share the rest. */
  least?: number;
  /** @defaultValue all columns that have a `value` can be sorted. */
  sortable?: boolean;
  /** Filter of the column. @defaultValue none */
  filter?: FilterKind | ColumnFilter<Row>;
  /**
   * Rank when there is little room: 0 stays always, higher numbers go earlier, of equal ones the last. What
   * went is shown in the details of the row. Default by kind: 0 for name and status, 1 for actions, else 2.
   */
  priority?: number;
  /** Not among the columns shown until the user asks for it; it filters and is found all the same. @defaultValue false */
  initiallyHidden?: boolean;
}

/** Widths by kind in rem [TABLE-03]; states and texts are at least as wide and share what is left. */
export const columnWidths: Readonly<Record<ColumnKind, number>> = {
  name: 16,
  status: 9,
  date: 11,
  short: 6,
  actions: 6.85,
  text: 7,
};

/** By which parts columns share what is left; the others have no part in it. */
export const columnShares: Readonly<Partial<Record<ColumnKind, number>>> = { status: 1.25, text: 1 };

/** True for a column with values that a user can sort by. */
export const isSortable = <Row>(column: Column<Row>) =>
  column.kind !== 'actions' && column.value !== undefined && column.sortable !== false;

/** Complete filter of a column; undefined when it has none. */
export function filterOf<Row>(column: Column<Row>): ColumnFilter<Row> | undefined {
  return typeof column.filter === 'string' ? { kind: column.filter } : column.filter;
}
