import { type Translate, useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { RecordTable, recordColumns, useRecordActions } from '@console/remote/records';
import { useMemo } from 'react';
import { definitionKind } from './definition.kind';
import type { DefinitionRow, DefinitionRows } from './definitionRows';
import {
  componentStatus,
  componentStatusLabel,
  componentTone,
  type HealthComponent,
  healthComponents,
  healthLabel,
} from './readerHealth';
import { useDefinitionBulk } from './useDefinitionBulk';
import { useRestart } from './useRestart';

/** Options of {@link DefinitionsTable}. */
export type DefinitionsTableProps = Pick<DefinitionRows, 'rows' | 'definitions'>;

const rowKey = ({ definition }: DefinitionRow) => definition.name;
const recordOf = ({ definition }: DefinitionRow) => definition;

/** Readers one by one, and what can be done with one or many of them. */
export function DefinitionsTable({ rows, definitions }: DefinitionsTableProps) {
  const translate = useMessages();
  const { of: offeredOf, dialogs } = useRecordActions(definitionKind);
  const withRestart = useRestart();
  const bulkActions = useDefinitionBulk();
  const columns = useMemo(() => {
    const actionsOf = ({ definition, health }: DefinitionRow) =>
      withRestart(offeredOf(definition), definition.name, health.kind);
    return recordColumns(definitionKind, definitionColumns(translate), { recordOf, actionsOf }, translate);
  }, [translate, offeredOf, withRestart]);
  return (
    <>
      <RecordTable
        kind={definitionKind}
        query={definitions}
        label={translate('definitions.section')}
        id="readers.definitions"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        empty={translate('table.noReaders')}
        bulkActions={bulkActions}
      />
      {dialogs}
    </>
  );
}

/** The columns of the list of reader definitions between name and actions [READER-01]. */
const definitionColumns = (translate: Translate): readonly Column<DefinitionRow>[] => [
  {
    key: 'status',
    title: translate('definitions.status'),
    kind: 'status',
    filter: {
      kind: 'choice',
      value: ({ health }) => health.kind,
      label: (kind) => translate(`definitions.status.${kind}`),
    },
    value: ({ health }) => healthLabel(health, translate),
    render: ({ health }) => <Status tone={health.tone} label={healthLabel(health, translate)} />,
  },
  {
    key: 'type',
    title: translate('definitions.type'),
    kind: 'text',
    width: 7,
    filter: 'choice',
    value: ({ definition }) => definition.type,
  },
  {
    key: 'address',
    title: translate('definitions.address'),
    kind: 'text',
    filter: 'text',
    value: ({ definition }) => definition.address,
  },
  {
    key: 'facility',
    title: translate('definitions.facility'),
    kind: 'text',
    least: 11,
    filter: 'choice',
    value: ({ definition }) => definition.facility,
  },
  ...healthComponents.map((component) => componentColumn(component, translate)),
];

/** How one component of each reader is: hidden at first, and what the fleet view filters by. */
function componentColumn(component: HealthComponent, translate: Translate): Column<DefinitionRow> {
  const statusOf = ({ health, reported }: DefinitionRow) =>
    health.kind === 'loading' ? undefined : componentStatus(reported, component);
  const label = (status: string) => componentStatusLabel(status, translate);
  const labelOf = (row: DefinitionRow) => label(statusOf(row) ?? '');
  return {
    key: component,
    title: translate(`definitions.component.${component}`),
    kind: 'status',
    priority: 3,
    initiallyHidden: true,
    filter: { kind: 'choice', value: statusOf, label },
    value: labelOf,
    render: (row) => <Status tone={componentTone(statusOf(row) ?? '')} label={labelOf(row)} />,
  };
}
