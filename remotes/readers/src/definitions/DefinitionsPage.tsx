import { LinkButton } from '@console/design/button';
import { AddIcon, ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { AreaError, LoadNotice } from '@console/remote/records';
import { DefinitionsTable } from './DefinitionsTable';
import { useDefinitionRows } from './useDefinitionRows';

const FleetView = lazyNamed(
  () => import(/* webpackChunkName: "FleetView" */ './fleet/FleetView'),
  'FleetView',
);

const list = paths.readers.definitions.list();
/** The documents fix the paths, so that the fleet is another view of the list. */
const fleet = 'fleet';

/** All readers with their health [READER-01], one by one or as a fleet. The list is there whatever becomes of the health. */
export function DefinitionsPage() {
  const translate = useMessages();
  const [params] = useSearchParams();
  const { definitions, health, rows } = useDefinitionRows();
  const isFleet = params.get('view') === fleet;

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
      // Another view is another page: its heading takes the focus.
      key={isFleet ? fleet : 'list'}
      section={translate('definitions.section')}
      item={isFleet ? translate('fleet.title') : undefined}
      actions={
        <>
          <LinkButton icon={<ReaderIcon />} to={isFleet ? list : `${list}?view=${fleet}`}>
            {translate(isFleet ? 'fleet.list' : 'fleet.title')}
          </LinkButton>
          <LinkButton tone="primary" icon={<AddIcon />} to={paths.readers.definitions.new()}>
            {translate('definitions.new')}
          </LinkButton>
        </>
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
      {isFleet ? (
        <FleetView rows={health.isPending ? undefined : rows} />
      ) : (
        <DefinitionsTable rows={rows} definitions={definitions} />
      )}
    </Page>
  );
}
