import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { DataGridHandle } from 'react-data-grid';

const markedClass = 'table__row--marked';

/** Options of {@link useMarkedRow}. */
export interface MarkedRow<Row> {
  grid: RefObject<DataGridHandle | null>;
  /** The rows shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Key of the row. */
  marked: string | undefined;
}

/**
 * Brings a row into sight once, as soon as it is there, and marks it.
 *
 * @returns class of a row
 */
export function useMarkedRow<Row>({ grid, rows, rowKey, marked }: MarkedRow<Row>) {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (marked === undefined || shown.current === marked) return;
    const rowIdx = rows.findIndex((row) => rowKey(row) === marked);
    if (rowIdx === -1) return;
    shown.current = marked;
    grid.current?.scrollToCell({ rowIdx });
    const element = grid.current?.element;
    // Of many rows the one in question may not be drawn yet.
    (element?.querySelector(`.${markedClass}`) ?? element)?.scrollIntoView?.({ block: 'center' });
  }, [grid, rows, rowKey, marked]);
  return useCallback(
    (row: Row) => (marked !== undefined && rowKey(row) === marked ? markedClass : undefined),
    [rowKey, marked],
  );
}
