import type { ReactNode } from 'react';
import type { BulkAction } from './bulk/BulkAction';
import type { Column } from './column';
import type { TableExports } from './export/TableExport';

/**
 * Search of a list whose rows are secrets. What is typed may be one: it is kept neither in the address nor in a view, and
 * not repeated on the page.
 */
export interface PrivateSearch<Row> {
  /** The test for rows of a secret that was typed whole; undefined searches what the columns show. Keeps its identity. */
  match: (typed: string) => ((row: Row) => boolean) | undefined;
  /** Said about what is typed and the rows found. @defaultValue nothing */
  note?: (typed: string, found: readonly Row[]) => ReactNode;
}

/** Rows, columns, selection and states of a table. */
export interface TableProps<Row extends object> {
  /** Name of the list, for example `Reader definitions`. */
  label: string;
  /** Name under which is kept what a user sets up: views, widths. @defaultValue the label. */
  id?: string;
  /** Tells tables of one page apart in the address: `active` makes `active.sort`. @defaultValue no name. */
  name?: string;
  /** The rows; a row that is equal keeps its identity, so that nothing jumps when a poll brings the same. */
  rows: readonly Row[] | undefined;
  /** See {@link Column} about its identity. */
  columns: readonly Column<Row>[];
  /** Unique name of a row. Keeps its identity, like the columns. */
  rowKey: (row: Row) => string;
  /**
   * Name of a row, for assistive technology. @defaultValue the value of the column of names, else its key.
   */
  rowName?: (row: Row) => string;
  /** Sort while the address names none: keys of columns, with `-` before those that are descending. */
  initialSort?: string;
  /** Shows a search box; see {@link PrivateSearch} for lists of secrets. @defaultValue true */
  search?: boolean | PrivateSearch<Row>;
  /**
   * A short list inside a page: without search, filters, choice of columns, views, export and count of what is selected.
   * @defaultValue false
   */
  simple?: boolean;
  /** Text when there are no rows. @defaultValue `none found` [TABLE-05] */
  empty?: string;
  /** Next step when there are no rows at all: the link to the form of a new one. */
  emptyAction?: ReactNode;
  /** The rows are still loading. @defaultValue false */
  loading?: boolean;
  /** Number of rows that could not be read and are left out. @defaultValue 0 */
  unreadable?: number;
  /** Why the rows could not be loaded; rows from before stay. */
  error?: { title: string; detail?: ReactNode };
  /** Loads the rows again after an error. */
  onRetry?: () => void;
  /** Rows can be selected. @defaultValue when there is `onSelect` or `bulkActions` [TABLE-04]. */
  selectable?: boolean;
  /** Keys of the rows that are selected at the start; later changes are not taken over. @defaultValue none. */
  initiallySelected?: readonly string[];
  /** Keys of the rows that are selected, for whoever keeps them elsewhere: `onSelect` is told what they shall become. Keeps its identity. @defaultValue the table keeps them. */
  selected?: readonly string[];
  /** Told the keys of the selected rows whenever they change. */
  onSelect?: (ids: readonly string[]) => void;
  /** Why a row cannot be selected; undefined when it can. Keeps its identity. */
  unselectable?: (row: Row) => string | undefined;
  /** Actions on all selected rows at once. */
  bulkActions?: readonly BulkAction<Row>[];
  /** Key of a row to scroll to and to mark, because it is new for instance, as soon as it is among the rows. */
  marked?: string | undefined;
  /** Controls next to the search box. */
  tools?: ReactNode;
  /** Exports beyond the rows of the table. @defaultValue the rows shown, and those selected */
  exports?: TableExports<Row>;
}
