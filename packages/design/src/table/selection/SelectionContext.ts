import { createContext } from 'react';

/** Selection as the heading and the cells of its column need it. */
export interface TableSelection {
  /** Share of the selectable rows shown that are selected. */
  shown: 'none' | 'some' | 'all';
  /** Selects a row or not, with `range` also those between it and the row used before. */
  toggle: (id: string, on: boolean, range: boolean) => void;
  /** Selects all rows shown, or none of them. */
  toggleAll: (on: boolean) => void;
  /** Why a row cannot be selected. */
  reasonAgainst: (id: string) => string | undefined;
}

/** Selection of the table around a cell; null where rows cannot be selected. */
export const SelectionContext = createContext<TableSelection | null>(null);
