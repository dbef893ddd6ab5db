import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Table } from '@console/design/table';
import { AreaError, LoadNotice, shownByPage } from '@console/remote/pages';
import { paths } from '@console/remote/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { definitionColumns } from './definitionColumns';
import { createDefinitionRows, type DefinitionRow } from './definitionRows';
import { useDefinitionActions } from './useDefinitionActions';
import { useDefinitionBulk } from './useDefinitionBulk';

const rowKey = ({ definition }: DefinitionRow) => definition.name;

/** All readers with their health [READER-01]. The list is there whatever becomes of the health. */
export function DefinitionsPage() {
  const translate = useMessages();
  const definitions = useQuery(shownByPage(useResource(readerDefinitionQueries).list()));
  const health = useQuery(shownByPage(useResource(readerHealthQueries).list()));
  const { of: actionsOf, confirmation } = useDefinitionActions();
  const bulkActions = useDefinitionBulk();

  const columns = useMemo(() => definitionColumns(translate, actionsOf), [translate, actionsOf]);
  const [rowsOf] = useState(createDefinitionRows);
  const known = health.data?.rows ?? (health.isError ? 'unknown' : 'loading');
  const rows = useMemo(
    () => definitions.data && rowsOf(definitions.data.rows, known),
    [rowsOf, definitions.data, known],
  );

  if (definitions.isError && !rows)
    return (
      <AreaError
        path={paths.readers.definitions.error()}
        entity={translate('definitions.entity')}
        section={translate('definitions.section')}
        error={definitions.error}
      />
    );
  return (
    <Page
      section={translate('definitions.section')}
      actions={
        <LinkButton tone="primary" icon={<AddIcon />} to={paths.readers.definitions.new()}>
          {translate('definitions.new')}
        </LinkButton>
      }
      banner={
        health.isError && (
          <LoadNotice
            text={translate(health.data ? 'definitions.health.stale' : 'definitions.health.missing')}
            onRetry={health.refetch}
          />
        )
      }
    >
      <Table
        label={translate('definitions.section')}
        id="readers.definitions"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        empty={translate('table.noReaders')}
        loading={definitions.isPending}
        unreadable={definitions.data?.unreadable.length}
        error={definitions.isError ? { title: translate('definitions.stale') } : undefined}
        onRetry={definitions.refetch}
        bulkActions={bulkActions}
      />
      {confirmation}
    </Page>
  );
}
