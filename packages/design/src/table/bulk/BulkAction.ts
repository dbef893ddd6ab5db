import type { ReactNode } from 'react';

/** Number of rows by outcome. */
export interface BulkCounts {
  readonly done: number;
  readonly failed: number;
  /** Not begun when the user stopped the run. */
  readonly cancelled: number;
}

/** The rows of a run, by how they ended. */
export interface BulkEnd<Row> {
  readonly done: readonly Row[];
  readonly failed: readonly Row[];
}

/** Something that can be done with all selected rows at once. */
export interface BulkAction<Row> {
  /** Unique in the table. */
  key: string;
  /** Verb on the button, for example `Delete`. */
  label: string;
  icon?: ReactNode;
  /** `danger` for what cannot be undone. @defaultValue `default` */
  tone?: 'default' | 'danger';
  /** Heading of the dialog. @defaultValue the label with the number of rows */
  title?: (count: number) => string;
  /** Consequences for these rows, with whatever has to be chosen for the action; asked before. */
  question: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** Why it cannot begin yet, because something has to be chosen first; undefined when it can. */
  unready?: string;
  /** Acts on one row; rejects on failure. The signal aborts when the user stops the run. */
  act: (row: Row, signal: AbortSignal) => Promise<unknown>;
  /** Why it cannot be done to a row, which is then left out; undefined when it can. */
  blockedReason?: (row: Row) => string | undefined;
  /** Why it failed, in words. @defaultValue the message of the error */
  explain?: (error: unknown) => string;
  /** Number of rows processed at a time. @defaultValue 4 */
  parallel?: number;
  /** Outcome in a sentence. @defaultValue `3 done, 1 failed.` */
  summary?: (counts: BulkCounts) => string;
  /** Called when every row has its outcome: the time to refetch what was changed, and to offer the way back. */
  onEnd?: (ended: BulkEnd<Row>) => void;
}
