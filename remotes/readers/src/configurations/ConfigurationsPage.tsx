import { useResource } from '@console/api-client/react';
import {
  type ReaderConfiguration,
  readerConfigurationQueries,
} from '@console/api-client/reader-configurations';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useComparison } from '@console/design/records';
import { Table } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { AreaError, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ConfigurationComparison } from './ConfigurationComparison';
import { configurationColumns } from './configurationColumns';
import { useConfigurationActions } from './useConfigurationActions';

const rowKey = ({ name }: ReaderConfiguration) => name;

/** All reader configurations [CONFIG-01]; of two that are selected, what differs. */
export function ConfigurationsPage() {
  const translate = useMessages();
  const configurations = useQuery(shownByPage(useResource(readerConfigurationQueries).list()));
  const { of: actionsOf, dialogs } = useConfigurationActions();
  const columns = useMemo(() => configurationColumns(translate, actionsOf), [translate, actionsOf]);
  const section = translate('configurations.section');
  const rows = configurations.data?.rows;
  const comparison = useComparison({
    rows,
    rowKey,
    dialog: (pair, close) => <ConfigurationComparison pair={pair} onClose={close} />,
  });

  if (configurations.isError && !rows)
    return (
      <AreaError
        path={paths.readers.configurations.error()}
        entity={translate('configurations.entity')}
        section={section}
        error={configurations.error}
      />
    );
  return (
    <Page
      section={section}
      actions={
        <>
          {comparison.button}
          <LinkButton tone="primary" icon={<AddIcon />} to={paths.readers.configurations.new()}>
            {translate('configurations.new')}
          </LinkButton>
        </>
      }
    >
      <Table
        label={section}
        id="readers.configurations"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        loading={configurations.isPending}
        unreadable={configurations.data?.unreadable.length}
        error={configurations.isError ? { title: translate('configurations.stale') } : undefined}
        onRetry={configurations.refetch}
        onSelect={comparison.onSelect}
      />
      {comparison.dialog}
      {dialogs}
    </Page>
  );
}
