import type { Broker } from '@console/api-client/brokers';
import { LinkButton } from '@console/design/button';
import { Card, CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '../paths';
import { useBrokerPublishers } from './useBrokerPublishers';

/** Links to the publishers that send to a broker, or that there are none [BROKER-04], and the way to another one. */
export function PublishersCard({ broker }: { readonly broker: Pick<Broker, 'id'> }) {
  const translate = useMessages();
  const publishers = useBrokerPublishers(broker);
  return (
    <Card
      title={translate('brokers.publishers')}
      actions={
        <LinkButton to={`${paths.publishers.new()}?${new URLSearchParams({ broker: broker.id })}`}>
          {translate('brokers.publishers.new')}
        </LinkButton>
      }
    >
      {publishers?.length === 0 && <p>{translate('brokers.publishers.none')}</p>}
      {publishers !== undefined && publishers.length > 0 && (
        <CardList
          items={publishers.map(({ name, to }) => ({ key: to, title: <Link to={to}>{name}</Link> }))}
        />
      )}
    </Card>
  );
}
