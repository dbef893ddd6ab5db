import { networkQueries, type ScannerNetwork } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { LinkButton } from '@console/design/button';
import { FieldGroup, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Table } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { networkColumns } from './networkColumns';

const rowKey = ({ id }: ScannerNetwork) => id;

/** The networks to look in: a table to select from, and the way to where networks are kept [REGISTER-04]. */
export function NetworksField({ initial }: { readonly initial: readonly string[] }) {
  const translate = useMessages();
  const networks = useQuery(useResource(networkQueries).list());
  const columns = useMemo(() => networkColumns(translate), [translate]);
  const setValue = useSetFormValue();
  const select = useCallback((ids: readonly string[]) => setValue('networks', ids), [setValue]);
  return (
    <FieldGroup name="networks" label={translate('register.networks')}>
      <Table
        simple
        label={translate('register.networks')}
        name="networks-table"
        rows={networks.data?.rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        initiallySelected={initial}
        onSelect={select}
        empty={translate('register.networks.none')}
        loading={networks.isPending}
        unreadable={networks.data?.unreadable.length}
        error={networks.isError ? { title: translate('register.networks.failed') } : undefined}
        onRetry={networks.refetch}
        tools={
          <LinkButton size="small" to={paths.admin.scannerConfig()}>
            {translate('register.networks.configure')}
          </LinkButton>
        }
      />
    </FieldGroup>
  );
}
