import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { focusedAround } from '../theme/focused';
import { isHandedOn } from '../theme/keepFocus';

const markedClass = 'table__row--marked';

interface MarkedRow<Row> {
  grid: RefObject<DataGridHandle | null>;
  /** The rows shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Key of the row. */
  marked: string | undefined;
  /** Index of the first column with something of the row in it. */
  firstColumn: number;
}

/**
 * Brings a row into sight once, as soon as it is there, and marks it. A keyboard that has nowhere to go, because what it
 * was in is gone, goes on from there, also when it was handed on meanwhile.
 *
 * @returns class of a row
 */
export function useMarkedRow<Row>({ grid, rows, rowKey, marked, firstColumn }: MarkedRow<Row>) {
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
    const focused = element && focusedAround(element);
    if (!focused || focused === document.body || isHandedOn(focused))
      grid.current?.selectCell({ rowIdx, idx: firstColumn }, { shouldFocusCell: true });
  }, [grid, rows, rowKey, marked, firstColumn]);
  return useCallback(
    (row: Row) => (marked !== undefined && rowKey(row) === marked ? markedClass : undefined),
    [rowKey, marked],
  );
}
