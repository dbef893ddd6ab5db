import { networkQueries, type ScannerNetwork } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Table } from '@console/design/table';
import { AreaError, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../paths';
import { networkColumns } from './networkColumns';
import { useNetworkActions } from './useNetworkActions';

const rowKey = ({ id }: ScannerNetwork) => id;

/** All scanner networks. */
export function NetworksPage() {
  const translate = useMessages();
  const networks = useQuery(shownByPage(useResource(networkQueries).list()));
  const rows = networks.data?.rows;
  const { of: actionsOf, dialogs } = useNetworkActions(rows);
  const columns = useMemo(() => networkColumns(translate, actionsOf), [translate, actionsOf]);
  const section = translate('networks.section');

  if (networks.isError && !rows)
    return (
      <AreaError
        path={paths.networks.error()}
        entity={translate('networks.entity')}
        section={section}
        error={networks.error}
      />
    );
  return (
    <Page
      section={section}
      actions={
        <LinkButton tone="primary" icon={<AddIcon />} to={paths.networks.new()}>
          {translate('networks.new')}
        </LinkButton>
      }
    >
      <Table
        label={section}
        id="new-remote.networks"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        loading={networks.isPending}
        unreadable={networks.data?.unreadable.length}
        error={networks.isError ? { title: translate('networks.stale') } : undefined}
        onRetry={networks.refetch}
      />
      {dialogs}
    </Page>
  );
}
