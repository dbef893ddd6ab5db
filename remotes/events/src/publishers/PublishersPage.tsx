import type { Publisher } from '@console/api-client/publishers';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { FailedQueries, type RecordColumn, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { paths } from '../paths';
import { MessageTypes } from './MessageTypes';
import { publisherKind } from './publisher.kind';
import { codeInWords } from './publisher.texts';
import { useBrokers } from './useBrokers';

/** All publishers, with the broker each sends to [PUBLISHER-02]. */
export function PublishersPage() {
  const translate = useMessages();
  const publishers = useRecords(publisherKind);
  const { query, brokerOf } = useBrokers();
  const columns = useCallback(
    (translate: Translate) => publisherColumns(translate, (id) => brokerOf(id)?.name),
    [brokerOf],
  );
  return (
    <RecordListPage
      records={publishers}
      columns={columns}
      banner={<FailedQueries queries={[query]} text={translate('publishers.brokers.unknown')} />}
    />
  );
}

const publisherColumns = (
  translate: Translate,
  brokerName: (id: string) => string | undefined,
): readonly RecordColumn<Publisher>[] => {
  const typeInWords = (type: string) => codeInWords('messageTypes', type, translate);
  return [
    {
      key: 'broker',
      title: translate('publishers.brokerId'),
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
      least: 18,
      filter: { kind: 'choice', value: ({ messageTypes }) => messageTypes, label: typeInWords },
      value: ({ messageTypes }) => formatList(messageTypes.map(typeInWords)),
      render: ({ messageTypes }) => <MessageTypes types={messageTypes} />,
    },
  ];
};
