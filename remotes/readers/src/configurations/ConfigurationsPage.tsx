import { useResource } from '@console/api-client/react';
import {
  type ReaderConfiguration,
  readerConfigurationQueries,
} from '@console/api-client/reader-configurations';
import { Button, LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Table } from '@console/design/table';
import { AreaError, shownByPage } from '@console/remote/pages';
import { paths } from '@console/remote/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ComparisonDialog } from './ComparisonDialog';
import { configurationColumns } from './configurationColumns';
import { useConfigurationActions } from './useConfigurationActions';

const rowKey = ({ name }: ReaderConfiguration) => name;

/** All reader configurations [CONFIG-01]; of two that are selected, what differs. */
export function ConfigurationsPage() {
  const translate = useMessages();
  const configurations = useQuery(shownByPage(useResource(readerConfigurationQueries).list()));
  const { of: actionsOf, dialogs } = useConfigurationActions();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const columns = useMemo(() => configurationColumns(translate, actionsOf), [translate, actionsOf]);
  const section = translate('configurations.section');
  const rows = configurations.data?.rows;
  const [one, other, ...more] = rows?.filter(({ name }) => selected.includes(name)) ?? [];
  const pair = one && other && more.length === 0 ? ([one, other] as const) : undefined;

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
          <Button
            blockedReason={pair ? undefined : translate('configurations.compare.blocked')}
            onClick={() => setComparing(true)}
          >
            {translate('configurations.compare')}
          </Button>
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
        onSelect={setSelected}
      />
      {comparing && pair && <ComparisonDialog pair={pair} onClose={() => setComparing(false)} />}
      {dialogs}
    </Page>
  );
}
