import { isNotFound } from '@console/api-client';
import { networkQueries } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { ActionBar } from '@console/design/actions';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { LoadNotice, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../paths';
import { NetworkFailure } from './NetworkFailure';
import { useNetworkActions } from './useNetworkActions';

/** One scanner network. */
export function NetworkPage() {
  const { id = '' } = useParams();
  const translate = useMessages();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { data, error, refetch } = useQuery({
    ...shownByPage(useResource(networkQueries).one(id)),
    enabled: !leaving,
  });
  const { of, dialogs } = useNetworkActions(data && [data], {
    onDelete: setLeaving,
    onDeleted: () => navigate(paths.networks.list()),
  });

  if (isNotFound(error) || (error && !data))
    return <NetworkFailure id={id} error={error} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  const { name, CIDRRange } = data;
  return (
    <Page
      section={translate('networks.section')}
      item={name}
      actions={<ActionBar name={name} actions={of(name)} />}
      banner={error && <LoadNotice text={translate('networks.outOfDate', { name })} onRetry={refetch} />}
    >
      <CardGrid>
        <Card title={translate('networks.details')}>
          <DescriptionList items={[{ label: translate('networks.range'), value: CIDRRange }]} />
        </Card>
      </CardGrid>
      {dialogs}
    </Page>
  );
}
