import { useResource } from '@console/api-client/react';
import { type ZoneMap, zoneMapQueries } from '@console/api-client/zone-maps';
import { type Translate, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Badge } from '@console/design/status';
import type { Column } from '@console/design/table';
import {
  FailedQueries,
  RecordsPage,
  RecordTable,
  recordColumns,
  useRecordActions,
} from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../paths';
import { useCurrentZoneMaps } from './useCurrentZoneMaps';
import { zoneMapKind } from './zoneMap.kind';

const columns = (translate: Translate): readonly Column<ZoneMap>[] => [
  {
    key: 'facility',
    title: translate('zoneMaps.facility'),
    kind: 'text',
    filter: 'choice',
    value: ({ facility }) => facility,
  },
  {
    key: 'zones',
    title: translate('zoneMaps.zoneCount'),
    kind: 'short',
    filter: 'number',
    value: ({ zones }) => zones.length,
  },
];

/** The name with a marker where the zone map is the current one of its facility [ZONE-01]. */
const nameColumn = (
  translate: Translate,
  isCurrentMap: (zoneMap: ZoneMap) => boolean,
): Partial<Column<ZoneMap>> => ({
  width: 18,
  link: undefined,
  render: (zoneMap, { tabIndex }) => (
    <span>
      <Link to={paths.zoneMaps.zoneMap(zoneMap.name)} tabIndex={tabIndex}>
        {zoneMap.name}
      </Link>{' '}
      {isCurrentMap(zoneMap) && <Badge tone="success">{translate('zoneMaps.current')}</Badge>}
    </span>
  ),
});

const itself = (zoneMap: ZoneMap) => zoneMap;
const none: readonly ZoneMap[] = [];

/** All zone maps; the current one of each facility is marked [ZONE-01, ZONE-06]. */
export function ZoneMapsPage() {
  const translate = useMessages();
  const query = useQuery(useResource(zoneMapQueries).list());
  const rows = query.data?.rows;
  const { queries, isCurrentMap } = useCurrentZoneMaps(rows ?? none);
  const { of: actionsOf, dialogs } = useRecordActions(zoneMapKind);
  const shown = useMemo(() => {
    const access = { recordOf: itself, actionsOf };
    return recordColumns(zoneMapKind, columns(translate), access, translate).map((column) =>
      column.key === 'name' ? { ...column, ...nameColumn(translate, isCurrentMap) } : column,
    );
  }, [actionsOf, isCurrentMap, translate]);
  return (
    <RecordsPage
      kind={zoneMapKind}
      query={query}
      banner={<FailedQueries queries={queries} text={translate('zoneMaps.current.failed')} />}
    >
      <RecordTable kind={zoneMapKind} query={query} rows={rows} columns={shown} />
      {dialogs}
    </RecordsPage>
  );
}
