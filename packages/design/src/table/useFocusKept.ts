import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { focusedAround } from '../theme/focused';

/**
 * A row that goes away, because it was deleted for instance, takes the focus in it along. This gives it to the row
 * that is in its place, so that a keyboard goes on from there.
 *
 * @param rows - the rows shown
 * @param lastColumn - index of the last column
 * @returns listeners for an element around the grid
 */
export function useFocusKept(
  grid: RefObject<DataGridHandle | null>,
  rows: readonly object[],
  lastColumn: number,
) {
  const inside = useRef(false);

  useEffect(() => {
    const element = grid.current?.element;
    if (!inside.current || !element || element.contains(focusedAround(element))) return;
    const cell = element.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]');
    if (cell) cell.focus();
    else grid.current?.selectCell({ rowIdx: rows.length - 1, idx: lastColumn }, { shouldFocusCell: true });
  }, [grid, rows, lastColumn]);

  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // Whether the focus was taken away with its row can only be told when the row is gone.
      queueMicrotask(() => {
        if (target.isConnected) inside.current = false;
      });
    },
  };
}
