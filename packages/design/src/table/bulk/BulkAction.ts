import type { ReactNode } from 'react';

/** Something that can be done with all selected rows at once. */
export interface BulkAction<Row> {
  /** Unique in the table. */
  key: string;
  /** What it does, for example `Delete`. */
  label: string;
  icon?: ReactNode;
  /** `danger` for what cannot be undone. @defaultValue `default` */
  tone?: 'default' | 'danger';
  /** What will happen and what is lost, with whatever has to be chosen for it; asked before. */
  question: ReactNode;
  /** Why it cannot begin yet, because something has to be chosen first; undefined when it can. */
  unready?: string;
  /** Acts on one row; rejects on failure. The signal aborts when the user stops the run. */
  act: (row: Row, signal: AbortSignal) => Promise<unknown>;
  /** Why it cannot be done to a row, which is then left out; undefined when it can. */
  blockedReason?: (row: Row) => string | undefined;
  /** Why it failed, in words. @defaultValue the message of the error */
  explain?: (error: unknown) => string;
  /** How many rows at a time. @defaultValue 4 */
  parallel?: number;
  /** Called when every row has its outcome: the time to refetch what was changed. */
  onEnd?: () => void;
}
