import { Banner } from '../banner';
import { Button } from '../button';
import { RefreshIcon } from '../icons';
import { useMessages } from '../messages';
import type { TableProps } from './TableProps';

/** Faults of the rows: not loaded, or not all of them readable. */
export function TableNotices<Row extends object>({
  error,
  onRetry,
  unreadable = 0,
}: Pick<TableProps<Row>, 'error' | 'onRetry' | 'unreadable'>) {
  const translate = useMessages();
  return (
    <>
      {error && (
        <Banner
          tone="danger"
          title={error.title}
          action={
            onRetry && (
              <Button icon={<RefreshIcon />} onClick={onRetry}>
                {translate('page.retry')}
              </Button>
            )
          }
        >
          {error.detail}
        </Banner>
      )}
      {unreadable > 0 && (
        <Banner tone="warning">{translate('table.unreadable', { count: unreadable })}</Banner>
      )}
    </>
  );
}
