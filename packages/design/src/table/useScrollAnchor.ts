import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CellSelectArgs, DataGridHandle } from 'react-data-grid';
import { focusedAround } from '../theme/focused';
import { rowsInserted } from './rowsInserted';

/** Grid, rows and heights that {@link useScrollAnchor} works on. */
interface SteadyRows<Row> {
  grid: RefObject<DataGridHandle | null>;
  /** The rows shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Height of a row in pixels. */
  height: number;
  /** Index of the column that names the rows. */
  firstColumn: number;
  /** Order and filters in force: another value means that the user asked for other rows. */
  arrangement: unknown;
}

/** Tells if nothing has the focus: it was lost with a row. What has it, inside or outside, keeps it. */
function isFocusLost(element: Element): boolean {
  const focused = focusedAround(element);
  return focused === null || focused === document.body;
}

/**
 * Rows come and go while somebody looks at them. What is looked at stays where it is, the cell that has the keyboard
 * stays in its row, and when that row goes away, because it was deleted for instance, the row in its place takes over:
 * its name, where a button had the focus, so that a key meant for the row that went does nothing to another one.
 *
 * @returns listener for the grid
 */
export function useScrollAnchor<Row>(options: SteadyRows<Row>) {
  const { grid, rows, rowKey, height, firstColumn, arrangement } = options;
  const inside = useRef(false);
  const active = useRef<{ id: string | undefined; rowIdx: number; idx: number }>(undefined);
  const before = useRef({ rows, arrangement });
  // Asking the element while rows are drawn would have the whole page laid out, for each of the tables on it.
  const scrolled = useRef(0);

  // Listeners of the element itself: React tells none of the focus that a dialog gives back while it is taken away.
  useLayoutEffect(() => {
    const element = grid.current?.element;
    if (!element) return;
    const enter = () => {
      inside.current = true;
    };
    const leave = ({ target }: FocusEvent) => {
      // Whether the focus was lost with its row, or is back in it, is only known once the rows are drawn.
      queueMicrotask(() => {
        if ((target as Element).isConnected) inside.current = element.contains(focusedAround(element));
      });
    };
    const scroll = () => {
      scrolled.current = element.scrollTop;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    element.addEventListener('scroll', scroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', scroll);
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [grid]);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { rows, arrangement };
    const element = grid.current?.element;
    if (last.rows === rows || !element) return;
    if (last.arrangement === arrangement) {
      const inserted = rowsInserted(last.rows, rows, rowKey, Math.floor(scrolled.current / height));
      if (inserted !== 0) {
        scrolled.current += inserted * height;
        element.scrollTop = scrolled.current;
      }
    }
    const cell = active.current;
    const rowIdx = cell?.id === undefined ? -1 : rows.findIndex((row) => rowKey(row) === cell.id);
    if (cell && rowIdx !== -1 && rowIdx !== cell.rowIdx)
      grid.current?.selectCell(
        { rowIdx, idx: cell.idx },
        { shouldFocusCell: inside.current && isFocusLost(element) },
      );
  }, [grid, rows, rowKey, height, arrangement]);

  useLayoutEffect(() => {
    const element = grid.current?.element;
    if (rows.length === 0 || !inside.current || !element || !isFocusLost(element)) return;
    const cell = element.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]');
    if (cell && !cell.querySelector('button')) return cell.focus();
    const rowIdx = Math.min(active.current?.rowIdx ?? rows.length, rows.length - 1);
    grid.current?.selectCell({ rowIdx, idx: firstColumn }, { shouldFocusCell: true });
  }, [grid, rows, firstColumn]);

  return {
    onSelectedCellChange({ row, rowIdx, column }: CellSelectArgs<Row>) {
      active.current = { id: row && rowKey(row), rowIdx, idx: column.idx };
    },
  };
}
