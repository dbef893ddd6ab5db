import { Banner, DataAge } from '@console/design/banner';
import { Button } from '@console/design/button';
import { RefreshIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { ReactNode } from 'react';

/** Text, retry and age of data that could not be loaded. */
export interface LoadNoticeProps {
  /** Text on what is missing or out of date. */
  readonly text: string;
  /** Why it could not be loaded. @defaultValue nothing is said of it */
  readonly children?: ReactNode;
  /** Asks for it again. */
  readonly onRetry: () => void;
  /** It is being asked for again. @defaultValue false */
  readonly pending?: boolean;
  /** From when the data is that is shown meanwhile, in milliseconds since 1970. @defaultValue none is shown */
  readonly asOf?: number;
}

/** Says that a page lacks something or shows an earlier answer; polls end with an error, so it offers to go on. */
export function LoadNotice({ text, children, onRetry, pending, asOf }: LoadNoticeProps) {
  const translate = useMessages();
  return (
    <Banner
      tone="warning"
      action={
        <Button icon={<RefreshIcon />} pending={pending} onClick={onRetry}>
          {translate('page.retry')}
        </Button>
      }
    >
      {text} {asOf !== undefined && <DataAge asOf={asOf} />}
      {children}
    </Banner>
  );
}
