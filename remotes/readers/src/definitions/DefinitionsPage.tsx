import { LinkButton } from '@console/design/button';
import { ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { FailedQueries, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { paths } from '../paths';
import { definitionKind } from './definition.kind';
import { useDefinitionColumns } from './definitionColumns';
import { type DefinitionRow, useDefinitionRows } from './definitionRows';
import { useFleetSwitch } from './fleet/useFleetSwitch';
import { HealthSummary } from './HealthSummary';
import { ReadersGone } from './ReadersGone';
import { useDefinitionBulk } from './useDefinitionBulk';
import { useRestart } from './useRestart';

const FleetView = lazyNamed(() => import('./fleet/FleetView'), 'FleetView');

const recordOf = ({ definition }: DefinitionRow) => definition;

/** All readers with their health [READER-01], one by one or as a fleet. The list is there whatever becomes of the health. */
export function DefinitionsPage() {
  const translate = useMessages();
  const definitions = useRecords(definitionKind);
  const { health, rows } = useDefinitionRows();
  const { among, question } = useRestart();
  const bulkActions = useDefinitionBulk();
  const { jobs, columns } = useDefinitionColumns(health.isError);
  const fleet = useFleetSwitch();

  const { of } = definitions.actions;
  const actionsOf = useCallback(
    ({ definition, health: { kind }, reported }: DefinitionRow) =>
      among(of(definition), { name: definition.name, kind, busy: reported?.state === 'RUNNING_JOB' }),
    [among, of],
  );
  return (
    <RecordListPage
      records={definitions}
      id="readers.definitions"
      rows={rows}
      recordOf={recordOf}
      columns={columns}
      actionsOf={actionsOf}
      bulkActions={bulkActions}
      empty={translate('table.noReaders')}
      emptyAction={
        <LinkButton tone="primary" icon={<ReaderIcon />} to={paths.readers.register()}>
          {translate('register.section')}
        </LinkButton>
      }
      view={fleet.isOn ? translate('fleet.title') : undefined}
      actions={fleet.button}
      banner={
        <>
          <FailedQueries
            queries={[health]}
            text={translate(health.data ? 'definitions.health.stale' : 'definitions.health.missing')}
          />
          <FailedQueries queries={jobs} text={translate('definitions.currentJob.missing')} />
        </>
      }
    >
      {(table) => (
        <>
          <ReadersGone rows={rows} />
          {fleet.isOn ? (
            <FleetView rows={health.isPending ? undefined : rows} />
          ) : (
            <>
              <HealthSummary rows={rows} />
              {table}
              {question}
            </>
          )}
        </>
      )}
    </RecordListPage>
  );
}
