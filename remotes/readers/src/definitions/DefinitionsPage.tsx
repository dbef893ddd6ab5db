import { LinkButton } from '@console/design/button';
import { ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { FailedQueries, RecordsPage } from '@console/remote/records';
import { paths } from '../paths';
import { DefinitionsTable } from './DefinitionsTable';
import { definitionKind } from './definition.kind';
import { useDefinitionRows } from './definitionRows';

const FleetView = lazyNamed(() => import('./fleet/FleetView'), 'FleetView');

const list = paths.readers.definitions.list();
/** The documents fix the paths, so that the fleet is another view of the list. */
const fleet = 'fleet';

/** All readers with their health [READER-01], one by one or as a fleet. The list is there whatever becomes of the health. */
export function DefinitionsPage() {
  const translate = useMessages();
  const [params] = useSearchParams();
  const { definitions, health, rows } = useDefinitionRows();
  const isFleet = params.get('view') === fleet;

  return (
    <RecordsPage
      kind={definitionKind}
      query={definitions}
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
      {isFleet ? (
        <FleetView rows={health.isPending ? undefined : rows} />
      ) : (
        <DefinitionsTable rows={rows} definitions={definitions} health={health} />
      )}
    </RecordsPage>
  );
}
