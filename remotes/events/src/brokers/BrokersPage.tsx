import type { Broker } from '@console/api-client/brokers';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Badge } from '@console/design/status';
import { type RecordColumn, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { brokerKind } from './broker.kind';

const EndingCertificates = lazyNamed(() => import('./EndingCertificates'), 'EndingCertificates', {
  waiting: null,
});

/** All brokers [BROKER-01]; the internal one has no actions [BROKER-02]. */
export function BrokersPage() {
  const brokers = useRecords(brokerKind);
  const { of } = brokers.actions;
  const rows = brokers.query.data?.rows ?? [];
  const actionsOf = useCallback((broker: Broker) => (broker.internal ? [] : of(broker)), [of]);
  return (
    <RecordListPage
      records={brokers}
      columns={brokerColumns}
      banner={hasCertificate(rows) && <EndingCertificates brokers={rows} />}
      actionsOf={actionsOf}
      actionsWidth={8}
      noActions={internal}
    />
  );
}

const hasCertificate = (brokers: readonly Broker[]) =>
  brokers.some(({ serverCertificate }) => serverCertificate !== undefined);

const internal = () => <NoActions />;

function NoActions() {
  const translate = useMessages();
  return (
    <span title={translate('brokers.noActions.title')}>
      <Badge>{translate('brokers.noActions')}</Badge>
    </span>
  );
}

const brokerColumns: readonly RecordColumn<Broker>[] = [
  { key: 'host', value: ({ host }) => host },
  {
    key: 'port',
    kind: 'short',
    filter: 'number',
    value: ({ port }) => port,
    // A port is a name, not an amount: no separators.
    render: ({ port }) => port,
  },
  { key: 'type', kind: 'short', width: 8, filter: 'choice', value: ({ type }) => type },
];
