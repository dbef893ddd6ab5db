import { createContext } from 'react';

/** The cards of a page that could not be shown, whichever remotes they are of. */
export interface FailedCards {
  /** True if one banner speaks for all of them, and tries all of them again. */
  readonly several: boolean;
  /** Notes a card by what tries it again. @returns what takes it back. */
  readonly add: (again: () => void) => () => void;
}

/** Given by a page that shows many cards. Without it each card tells its failure itself. */
export const FailedCardsContext = createContext<FailedCards>({ several: false, add: () => () => undefined });
