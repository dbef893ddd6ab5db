import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { FailedCardsContext } from '@console/remote/services';
import { type ReactNode, use, useLayoutEffect } from 'react';

/** Retry and text of a failed card. */
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
  // Before it is painted: of several that fail at once none shows its own button first.
  useLayoutEffect(() => add(onAgain), [add, onAgain]);
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
