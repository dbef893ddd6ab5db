import { useMessages } from '@console/design/messages';
import { Table } from '@console/design/table';
import { useMemo } from 'react';
import { definitionColumns } from './definitionColumns';
import type { DefinitionRow } from './definitionRows';
import { useDefinitionActions } from './useDefinitionActions';
import { useDefinitionBulk } from './useDefinitionBulk';
import type { DefinitionRows } from './useDefinitionRows';

/** Options of {@link DefinitionsTable}. */
export type DefinitionsTableProps = Pick<DefinitionRows, 'rows' | 'definitions'>;

const rowKey = ({ definition }: DefinitionRow) => definition.name;

/** Readers one by one, and what can be done with one or many of them. */
export function DefinitionsTable({ rows, definitions }: DefinitionsTableProps) {
  const translate = useMessages();
  const { of: actionsOf, confirmation } = useDefinitionActions();
  const bulkActions = useDefinitionBulk();
  const columns = useMemo(() => definitionColumns(translate, actionsOf), [translate, actionsOf]);
  return (
    <>
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
    </>
  );
}
