import { createContext } from 'react';

/** What the heading and the cells of the selection column need. */
export interface TableSelection {
  /** How many of the rows shown that can be selected are. */
  shown: 'none' | 'some' | 'all';
  /** Selects a row or not, with `range` also those between it and the row used before. */
  toggle: (id: string, on: boolean, range: boolean) => void;
  /** Selects all rows shown, or none of them. */
  toggleAll: (on: boolean) => void;
  /** Why a row cannot be selected. */
  reasonAgainst: (id: string) => string | undefined;
}

export const SelectionContext = createContext<TableSelection | null>(null);
