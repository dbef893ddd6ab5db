import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { createContext, type ReactNode, use, useEffect } from 'react';

/** The cards of a page that could not be shown. */
export interface FailedCards {
  /** Whether one banner speaks for all of them, and tries all of them again. */
  readonly several: boolean;
  /** Notes a card by what tries it again. @returns what takes it back. */
  readonly add: (again: () => void) => () => void;
}

/** Given by a page that shows many cards. Without it each card tells its failure itself. */
export const FailedCardsContext = createContext<FailedCards>({ several: false, add: () => () => undefined });

/** Options of {@link CardFailure}. */
export interface CardFailureProps {
  /** Keeps its identity as long as it does the same. */
  readonly onAgain: () => void;
  /** A sentence that says what could not be had. */
  readonly children: ReactNode;
}

/** Stands in the place of what a card could not show. Where several could not, the banner has their button. */
export function CardFailure({ onAgain, children }: CardFailureProps) {
  const translate = useMessages();
  const { several, add } = use(FailedCardsContext);
  useEffect(() => add(onAgain), [add, onAgain]);
  if (several) return <p>{children}</p>;
  return (
    <>
      <p role="alert">{children}</p>
      <Button size="small" onClick={onAgain}>
        {translate('page.retry')}
      </Button>
    </>
  );
}
