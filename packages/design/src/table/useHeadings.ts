import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { DataGridHandle, Column as GridColumn } from 'react-data-grid';
import { keyAlongLine } from '../language';
import { useLocale } from '../messages';

/** Handlers of the headings of a table. */
interface HeadingActions {
  /** @param adding - in addition to the current sorts */
  onSort: (key: string, adding: boolean) => void;
  /** Moves a column by one place. */
  onMove: (key: string, by: number) => void;
  /** Makes a column wider or narrower by one step. */
  onWiden: (key: string, by: number, width: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const headingRow = -1;

/**
 * Mouse and keyboard on the headings: click or Enter sorts, with Shift or Ctrl in addition to the current sorts; Ctrl and an
 * arrow changes the width; Ctrl, Shift and an arrow moves the column, the focus with it.
 *
 * @returns listeners for an element around the grid
 */
export function useHeadings<Row>(
  grid: RefObject<DataGridHandle | null>,
  columns: readonly GridColumn<Row>[],
  { onSort, onMove, onWiden }: HeadingActions,
) {
  const locale = useLocale();
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    const idx = columns.findIndex(({ key }) => key === moved.current);
    moved.current = undefined;
    if (idx !== -1) grid.current?.selectCell({ idx, rowIdx: headingRow }, { shouldFocusCell: true });
  }, [grid, columns]);

  const headingOf = ({ target }: { target: EventTarget }) => {
    const cell = target instanceof Element ? target.closest('[role=columnheader]') : null;
    const column = cell && columns[Number(cell.getAttribute('aria-colindex')) - 1];
    return column ? { cell, column } : undefined;
  };
  return {
    onClick(event: MouseEvent) {
      const heading = headingOf(event);
      if (heading?.column.sortable)
        onSort(heading.column.key, event.shiftKey || event.ctrlKey || event.metaKey);
    },
    /** @returns whether the key was handled */
    onKey(event: KeyboardEvent): boolean {
      const heading = headingOf(event);
      if (!heading) return false;
      const { cell, column } = heading;
      const control = event.ctrlKey || event.metaKey;
      const step = steps[keyAlongLine(event.key, locale)];
      if (column.sortable && (event.key === 'Enter' || event.key === ' '))
        onSort(column.key, event.shiftKey || control);
      else if (control && step && event.shiftKey && column.draggable) {
        moved.current = column.key;
        onMove(column.key, step);
      } else if (control && step && !event.shiftKey && column.resizable)
        onWiden(column.key, step, cell.getBoundingClientRect().width);
      else return false;
      return true;
    },
  };
}
