import { LinkButton } from '@console/design/button';
import { ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { FailedQueries, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { paths } from '../paths';
import { definitionKind } from './definition.kind';
import { useDefinitionColumns } from './definitionColumns';
import { type DefinitionRow, useDefinitionRows } from './definitionRows';
import { HealthSummary } from './HealthSummary';
import { useDefinitionBulk } from './useDefinitionBulk';
import { useRestart } from './useRestart';

const FleetView = lazyNamed(() => import('./fleet/FleetView'), 'FleetView');

const list = paths.readers.definitions.list();
/** The documents fix the paths, so that the fleet is another view of the list. */
const fleet = 'fleet';

const recordOf = ({ definition }: DefinitionRow) => definition;

/** All readers with their health [READER-01], one by one or as a fleet. The list is there whatever becomes of the health. */
export function DefinitionsPage() {
  const translate = useMessages();
  const [params] = useSearchParams();
  const definitions = useRecords(definitionKind);
  const { health, rows } = useDefinitionRows();
  const restart = useRestart();
  const bulkActions = useDefinitionBulk();
  const columns = useDefinitionColumns(health.isError);
  const isFleet = params.get('view') === fleet;

  const { of } = definitions.actions;
  const { among } = restart;
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
      view={isFleet ? translate('fleet.title') : undefined}
      actions={
        <LinkButton icon={<ReaderIcon />} to={isFleet ? list : `${list}?view=${fleet}`}>
          {translate(isFleet ? 'fleet.list' : 'fleet.title')}
        </LinkButton>
      }
      banner={
        <FailedQueries
          queries={[health]}
          text={translate(health.data ? 'definitions.health.stale' : 'definitions.health.missing')}
        />
      }
    >
      {(table) =>
        isFleet ? (
          <FleetView rows={health.isPending ? undefined : rows} />
        ) : (
          <>
            <HealthSummary rows={rows} />
            {table}
            {restart.question}
          </>
        )
      }
    </RecordListPage>
  );
}
