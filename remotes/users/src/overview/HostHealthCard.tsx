import { hostHealthQueries } from '@console/api-client/host-health';
import { useResource } from '@console/api-client/react';
import { CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { CardContent } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { HostStatus } from '../host-health/HostStatus';
import { paths } from '../paths';

/** Card of the state of the service's host. */
export function HostHealthCard() {
  const translate = useMessages();
  const query = useQuery(useResource(hostHealthQueries).state());
  return (
    <CardContent query={query} model="host-health">
      {({ state }) => (
        <>
          <CardList
            items={[
              {
                key: 'state',
                title: translate('health.host'),
                state: <HostStatus state={state} unknown={translate('health.card.unknown')} />,
              },
            ]}
          />
          <Link to={paths.hostHealth()}>{translate('health.card.open')}</Link>
        </>
      )}
    </CardContent>
  );
}
