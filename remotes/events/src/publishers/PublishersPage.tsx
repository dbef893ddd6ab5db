import type { Publisher } from '@console/api-client/publishers';
import { useResource } from '@console/api-client/react';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import type { Column } from '@console/design/table';
import {
  FailedQueries,
  type RecordActions,
  RecordsPage,
  RecordTable,
  recordColumns,
  useRecordActions,
} from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../paths';
import { MessageTypes } from './MessageTypes';
import { publisherKind } from './publisher.kind';
import { useBrokers } from './useBrokers';

/** All publishers, with the broker each sends to [PUBLISHER-02]. */
export function PublishersPage() {
  const translate = useMessages();
  const query = useQuery(useResource(publisherKind.queries).list());
  const brokers = useBrokers();
  const { of: actionsOf, dialogs } = useRecordActions(publisherKind);
  const { brokerOf } = brokers;
  const columns = useMemo(
    () => publisherColumns(translate, actionsOf, (id) => brokerOf(id)?.name),
    [translate, actionsOf, brokerOf],
  );
  return (
    <RecordsPage
      kind={publisherKind}
      query={query}
      banner={<FailedQueries queries={[brokers.query]} text={translate('publishers.brokers.unknown')} />}
    >
      <RecordTable kind={publisherKind} query={query} rows={query.data?.rows} columns={columns} />
      {dialogs}
    </RecordsPage>
  );
}

function publisherColumns(
  translate: Translate,
  actionsOf: RecordActions<Publisher>['of'],
  brokerName: (id: string) => string | undefined,
): readonly Column<Publisher>[] {
  const own: readonly Column<Publisher>[] = [
    {
      key: 'broker',
      title: translate('publishers.brokerId'),
      kind: 'text',
      filter: 'choice',
      // One whose name is not known goes by its id.
      value: ({ brokerId }) => brokerName(brokerId) ?? brokerId,
      render: ({ brokerId }, { tabIndex }) => (
        <Link to={paths.brokers.broker(brokerId)} tabIndex={tabIndex}>
          {brokerName(brokerId) ?? brokerId}
        </Link>
      ),
    },
    {
      key: 'messageTypes',
      title: translate('publishers.messageTypes'),
      kind: 'text',
      least: 18,
      filter: { kind: 'choice', value: ({ messageTypes }) => messageTypes },
      value: ({ messageTypes }) => formatList(messageTypes),
      render: ({ messageTypes }) => <MessageTypes types={messageTypes} />,
    },
  ];
  return recordColumns(publisherKind, own, { recordOf: (row) => row, actionsOf }, translate);
}
