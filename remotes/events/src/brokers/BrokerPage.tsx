import { type Broker, isTestable } from '@console/api-client/brokers';
import { publisherQueries } from '@console/api-client/publishers';
import { useResource } from '@console/api-client/react';
import type { Action } from '@console/design/actions';
import { CardGrid } from '@console/design/card';
import { RefreshIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Badge } from '@console/design/status';
import { RecordPage, useRecord } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListenSection } from '../listen/ListenSection';
import { LiveSection } from '../samples/SampleSections';
import { brokerKind } from './broker.kind';
import { ConnectionTestsCard } from './ConnectionTestsCard';
import { testsOf } from './connectionTests';
import { PublishersCard } from './PublishersCard';
import { SettingsCard } from './SettingsCard';
import { useConnectionTests } from './useConnectionTests';

/** One broker: its settings, who sends to it, and whether it can be reached [BROKER-03 to BROKER-07]. */
export function BrokerPage() {
  const translate = useMessages();
  const broker = useRecord(brokerKind);
  const publishers = useQuery({ ...useResource(publisherQueries).list(), enabled: broker.enabled });
  const connection = useConnectionTests();
  const senders = useMemo(
    () => publishers.data?.rows.filter(({ brokerId }) => brokerId === broker.id) ?? [],
    [publishers.data, broker.id],
  );

  const actionsOf = (record: Broker): readonly Action[] => [
    ...(isTestable(record.type)
      ? [
          {
            kind: 'custom',
            key: 'test',
            label: translate('brokers.test'),
            icon: <RefreshIcon />,
            pending: connection.isRunning,
            onAct: () => connection.run(record),
            // It changes nothing.
            asks: true,
          } as const,
        ]
      : []),
    ...(record.internal ? [] : broker.actions.of(record)),
  ];
  return (
    <RecordPage
      record={broker}
      queries={[publishers]}
      actionsOf={actionsOf}
      badges={({ type, internal }) => (
        <>
          <Badge>{type}</Badge>
          {internal && <Badge tone="info">{translate('brokers.internal')}</Badge>}
        </>
      )}
    >
      {(record) => (
        <>
          <CardGrid>
            <SettingsCard broker={record} />
            <PublishersCard broker={record} />
            {isTestable(record.type) && <ConnectionTestsCard tests={testsOf(connection.tests, record.id)} />}
          </CardGrid>
          {senders.length > 0 && (
            <>
              <LiveSection publishers={senders} brokerType={record.type} />
              <ListenSection broker={record} publishers={senders} />
            </>
          )}
        </>
      )}
    </RecordPage>
  );
}
