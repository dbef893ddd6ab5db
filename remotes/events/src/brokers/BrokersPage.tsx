import type { Broker } from '@console/api-client/brokers';
import { useResource } from '@console/api-client/react';
import { type Translate, useMessages } from '@console/design/messages';
import { Badge } from '@console/design/status';
import type { Column } from '@console/design/table';
import {
  type RecordActions,
  RecordsPage,
  RecordTable,
  recordColumns,
  useRecordActions,
} from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { brokerKind } from './broker.kind';

/** All brokers [BROKER-01]. */
export function BrokersPage() {
  const translate = useMessages();
  const query = useQuery(useResource(brokerKind.queries).list());
  const { of: actionsOf, dialogs } = useRecordActions(brokerKind);
  const columns = useMemo(() => brokerColumns(translate, actionsOf), [translate, actionsOf]);
  return (
    <RecordsPage kind={brokerKind} query={query}>
      <RecordTable kind={brokerKind} query={query} rows={query.data?.rows} columns={columns} />
      {dialogs}
    </RecordsPage>
  );
}

function brokerColumns(
  translate: Translate,
  actionsOf: RecordActions<Broker>['of'],
): readonly Column<Broker>[] {
  const own: readonly Column<Broker>[] = [
    { key: 'host', title: translate('brokers.host'), kind: 'text', value: ({ host }) => host },
    {
      key: 'port',
      title: translate('brokers.port'),
      kind: 'short',
      filter: 'number',
      value: ({ port }) => port,
      // A port is a name, not an amount: no separators.
      render: ({ port }) => port,
    },
    {
      key: 'type',
      title: translate('brokers.type'),
      kind: 'short',
      width: 8,
      filter: 'choice',
      value: ({ type }) => type,
    },
  ];
  return recordColumns(brokerKind, own, { recordOf: (row) => row, actionsOf }, translate).map((column) =>
    column.key === 'actions' ? withInternal(column, translate) : column,
  );
}

/** In place of actions an internal broker says that it has none [BROKER-02]. */
const withInternal = (column: Column<Broker>, translate: Translate): Column<Broker> => ({
  ...column,
  width: 8,
  render: (broker, cell) =>
    broker.internal ? (
      <span title={translate('brokers.noActions.title')}>
        <Badge>{translate('brokers.noActions')}</Badge>
      </span>
    ) : (
      column.render?.(broker, cell)
    ),
});
