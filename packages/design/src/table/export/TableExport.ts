import type { Column } from '../column';

/** Progress and end of an export that takes a while. */
export interface ExportRun {
  /** Aborted by the user who stops it, and by leaving the page: nothing is saved then. */
  readonly signal: AbortSignal;
  /** Says how far it is. */
  readonly tell: (progress: string) => void;
}

/** An export of more than the rows of the table, an entry of its menu. */
export interface TableExport<Row> {
  /** Unique in the menu. */
  readonly key: string;
  readonly label: string;
  /** Why there is nothing to export. @defaultValue there is */
  readonly blockedReason?: string | undefined;
  /**
   * Gets the rows page by page, the oldest first; they become a CSV file with the newest first. With `save` instead
   * somebody else writes the file, and reports failures.
   */
  readonly pages?: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  readonly save?: (run: ExportRun) => Promise<unknown>;
}

/** Additions to the exports of a table. */
export interface TableExports<Row> {
  /**
   * Gets the columns that files have beside those shown: what an id is called. The key of each is that of the column
   * it follows and `.name`.
   * @defaultValue files have the columns shown
   */
  readonly named?: () => Promise<readonly Column<Row>[]>;
  /** Further entries of the menu. @defaultValue none */
  readonly more?: readonly TableExport<Row>[];
}
