import { Banner, DataAge } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { explainError } from '@console/remote/services';
import type { UseQueryResult } from '@tanstack/react-query';

interface MonitorErrorsProps {
  /** The thresholds. */
  readonly query: Pick<UseQueryResult, 'error' | 'data' | 'dataUpdatedAt' | 'refetch' | 'isFetching'>;
}

/** Says that thresholds could not be loaded, and why [MONITOR-02, MONITOR-13]; those known before stay. */
export function MonitorErrors({ query }: MonitorErrorsProps) {
  const translate = useMessages();
  const { error, data, dataUpdatedAt, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <Banner
      tone="danger"
      title={translate('monitor.loadError.title')}
      action={
        <Button pending={isFetching} onClick={() => void refetch()}>
          {translate('monitor.loadError.retry')}
        </Button>
      }
    >
      <p>{translate('monitor.loadError')}</p>
      {explainError(error, translate('thresholds.entity'), translate).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {data !== undefined && <DataAge asOf={dataUpdatedAt} />}
    </Banner>
  );
}
