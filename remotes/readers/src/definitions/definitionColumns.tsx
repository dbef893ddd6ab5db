import { ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { componentStatus, componentStatusLabel, componentTone } from './componentHealth';
import type { DefinitionRow } from './definitionRows';
import { healthLabel } from './healthLabel';
import { type HealthComponent, healthComponents } from './readerHealthStatus';
import type { DefinitionActions } from './useDefinitionActions';

/** The columns of the list of reader definitions [READER-01]. */
export function definitionColumns(
  translate: Translate,
  actionsOf: DefinitionActions['of'],
): readonly Column<DefinitionRow>[] {
  return [
    {
      key: 'name',
      title: translate('definitions.name'),
      kind: 'name',
      value: ({ definition }) => definition.name,
      link: ({ definition }) => paths.readers.definitions.definition(definition.name),
    },
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
    {
      key: 'actions',
      title: translate('definitions.actions'),
      kind: 'actions',
      render: ({ definition, health }, { tabIndex }) => (
        <ActionBar
          compact
          name={definition.name}
          actions={actionsOf(definition.name, health.kind)}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}

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
