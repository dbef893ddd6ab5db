import { Card, CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { DateTime } from '@console/design/time';
import type { ConnectionTest } from './connectionTests';

/** When the connection to a broker was tested in this browser, how long that took and why it failed. */
export function ConnectionTestsCard({ tests }: { readonly tests: readonly ConnectionTest[] }) {
  const translate = useMessages();
  return (
    <Card title={translate('brokers.tests')}>
      {tests.length === 0 && <p>{translate('brokers.tests.none')}</p>}
      {tests.length > 0 && (
        <CardList
          label={translate('brokers.tests')}
          items={tests.map(({ at, took, reason }) => ({
            key: String(at),
            title: <DateTime value={at} />,
            detail: reason,
            state: (
              <Status
                tone={reason === undefined ? 'success' : 'danger'}
                label={translate(reason === undefined ? 'brokers.tests.works' : 'brokers.tests.failed', {
                  took,
                })}
              />
            ),
          }))}
        />
      )}
    </Card>
  );
}
