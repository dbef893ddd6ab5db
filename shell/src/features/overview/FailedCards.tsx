import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

/** The cards of the overview that could not be shown. */
interface FailedCards {
  /** Whether one banner speaks for all of them. */
  readonly several: boolean;
  /** Notes a card by what tries it again. @returns what takes it back. */
  readonly add: (again: () => void) => () => void;
}

const FailedCardsContext = createContext<FailedCards>({ several: false, add: () => () => undefined });

/** Options of {@link FailedCardsBanner}. */
export interface FailedCardsBannerProps {
  /** Told that all cards are tried again, with which the button that had the focus goes. */
  readonly onAgain: () => void;
  /** The cards. */
  readonly children: ReactNode;
}

/** One banner above cards of which several failed at once, and one button that tries them all again. */
export function FailedCardsBanner({ onAgain, children }: FailedCardsBannerProps) {
  const translate = useMessages();
  const [failed, setFailed] = useState<readonly (() => void)[]>([]);
  const add = useCallback((again: () => void) => {
    setFailed((before) => [...before, again]);
    return () => setFailed((before) => before.filter((each) => each !== again));
  }, []);
  const several = failed.length > 1;
  const cards = useMemo(() => ({ several, add }), [several, add]);
  return (
    <FailedCardsContext value={cards}>
      {several && (
        <Banner
          tone="warning"
          title={translate('overview.failed', { count: failed.length })}
          action={
            <Button
              onClick={() => {
                for (const again of failed) again();
                onAgain();
              }}
            >
              {translate('overview.card.again')}
            </Button>
          }
        >
          {translate('overview.failed.text')}
        </Banner>
      )}
      {children}
    </FailedCardsContext>
  );
}

/** Options of {@link CardFailure}. */
export interface CardFailureProps {
  /** Keeps its identity as long as it does the same. */
  readonly onAgain: () => void;
}

/** Stands in the place of a card that could not be shown. Where several could not, the banner has their button. */
export function CardFailure({ onAgain }: CardFailureProps) {
  const translate = useMessages();
  const { several, add } = use(FailedCardsContext);
  useEffect(() => add(onAgain), [add, onAgain]);
  const text = <p>{translate('overview.card.failed')}</p>;
  if (several) return text;
  return (
    <div role="alert">
      {text}
      <Button size="small" onClick={onAgain}>
        {translate('overview.card.again')}
      </Button>
    </div>
  );
}
