import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { lettersAreSpaced, remInPixels } from './rem';

/** Room for the columns of a grid. */
interface GridRoom {
  /** Pixels between its edges and beside its scrollbar; 0 while it is not known. */
  width: number;
  /** Pixels of one rem. */
  rem: number;
  /** The user has set letters apart: a text needs more room than it was given. */
  spaced: boolean;
}

/** The room inside a grid, kept up to date: a scrollbar that comes takes of it before the next frame. */
export function useGridRoom(grid: RefObject<DataGridHandle | null>): GridRoom {
  const [room, setRoom] = useState<GridRoom>({ width: 0, rem: 16, spaced: false });
  useLayoutEffect(() => {
    const element = grid.current?.element;
    if (!element) return;
    const measure = () => {
      const { offsetWidth, clientWidth } = element;
      const width = element.getBoundingClientRect().width - offsetWidth + clientWidth;
      const rem = remInPixels(element);
      setRoom((known) =>
        known.width === width && known.rem === rem
          ? known
          : { width, rem, spaced: lettersAreSpaced(element) },
      );
    };
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return room;
}
