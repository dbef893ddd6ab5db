import type { ZoneMap } from '@console/api-client/zone-maps';
import { type Translate, useMessages } from '@console/design/messages';
import { Badge } from '@console/design/status';
import { FailedQueries, type RecordColumn, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { useCurrentZoneMaps } from './useCurrentZoneMaps';
import { zoneMapKind } from './zoneMap.kind';

const columns = (translate: Translate): readonly RecordColumn<ZoneMap>[] => [
  { key: 'facility', filter: 'choice', value: ({ facility }) => facility },
  {
    key: 'zones',
    title: translate('zoneMaps.zoneCount'),
    kind: 'short',
    filter: 'number',
    value: ({ zones }) => zones.length,
  },
];

const noZoneMaps: readonly ZoneMap[] = [];

/** All zone maps; the current one of each facility is marked [ZONE-01, ZONE-06]. */
export function ZoneMapsPage() {
  const translate = useMessages();
  const zoneMaps = useRecords(zoneMapKind);
  const { queries, isCurrentMap } = useCurrentZoneMaps(zoneMaps.query.data?.rows ?? noZoneMaps);
  const current = useCallback(
    (zoneMap: ZoneMap) =>
      isCurrentMap(zoneMap) && <Badge tone="success">{translate('zoneMaps.current')}</Badge>,
    [isCurrentMap, translate],
  );
  return (
    <RecordListPage
      records={zoneMaps}
      columns={columns}
      nameMark={current}
      nameWidth={18}
      banner={<FailedQueries queries={queries} text={translate('zoneMaps.current.failed')} />}
    />
  );
}
