import type { ReactNode } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import { RefreshIcon } from '../icons';
import { useMessages } from '../messages';
import { Page } from './Page';

/** Subject, cause and retry of something that could not be loaded. */
export interface LoadErrorProps {
  /** Subject in the words of the user, for example `reader definition`. */
  entity: string;
  /** Name of the area for the title. @defaultValue the entity */
  section?: string;
  /** Details from the service, one line per error. */
  detail?: ReactNode;
  /** Loads again. */
  onRetry?: () => void;
}

/** The shared error page: the record of a page could not be loaded [TITLE-06]. */
export function LoadError({ entity, section, detail, onRetry }: LoadErrorProps) {
  const translate = useMessages();
  return (
    <Page section={section ?? entity}>
      <Banner
        tone="danger"
        title={translate('page.loadError', { entity })}
        action={
          onRetry && (
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {translate('page.retry')}
            </Button>
          )
        }
      >
        {detail && <div className="page__detail">{detail}</div>}
      </Banner>
    </Page>
  );
}
