import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { FailedCardsContext } from '@console/remote/services';
import { type ReactNode, useCallback, useMemo, useState } from 'react';

interface FailedCardsBannerProps {
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
              {translate('page.retry')}
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
