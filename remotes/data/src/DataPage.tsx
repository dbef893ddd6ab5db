import { LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useAddressQuery } from '@console/design/query';
import { useTimeZone } from '@console/design/zone';
import { useCallback } from 'react';
import { DataPanel, type DataPanelQuery } from './DataPanel';
import { paths } from './paths';
import { type DataFilters, dataTypeOf, filterFields, noFilters } from './query/filters';
import { filterErrors } from './query/rules';
import { SavedQueries } from './query/SavedQueries';
import { useZonesOf } from './query/useZonesOf';
import { historyKind, itemsKind, transitionsKind } from './results/dataKinds';

/** Items, their history and transitions of thresholds: asked for by filters, which the address carries. */
export function DataPage() {
  const translate = useMessages();
  const zone = useTimeZone();
  const { waiting, zonesOf } = useZonesOf();
  const validate = useCallback(
    (filters: DataFilters) => filterErrors(filters, { now: Date.now(), zone, zonesOf }),
    [zone, zonesOf],
  );
  const query = useAddressQuery<DataFilters>({ fields: filterFields, initialValues: noFilters, validate });
  return (
    <Page
      section={translate('data.section')}
      actions={
        <>
          <LinkButton to={paths.several()}>{translate('data.several')}</LinkButton>
          <SavedQueries />
        </>
      }
    >
      <PanelOfType query={query} waiting={waiting && namesZones(query.addressed)} />
    </Page>
  );
}

/** The panel of the chosen type; always the same component, so that another type keeps the input and the focus. */
function PanelOfType(props: DataPanelQuery) {
  switch (dataTypeOf(props.query.addressed)) {
    case 'history':
      return <DataPanel kind={historyKind} {...props} />;
    case 'transitions':
      return <DataPanel kind={transitionsKind} {...props} />;
    default:
      return <DataPanel kind={itemsKind} {...props} />;
  }
}

/** True for filters that name zones, which have to come with their facility. */
function namesZones(filters: DataFilters): boolean {
  if (filters.type === 'transitions') return false;
  const { facility, zoneNames, fromFacility, fromZone, toFacility, toZone } = filters;
  const moves = filters.type === 'history' && ((fromFacility && fromZone) || (toFacility && toZone));
  return Boolean((facility && zoneNames.length > 0) || moves);
}
