import { useResource } from '@console/api-client/react';
import { currentZoneMapQueries, isCurrent } from '@console/api-client/zone-map-current';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Which zone maps are current: one call for each facility that has zone maps [ZONE-05]. While that is not known none
 * is.
 */
export function useCurrentZoneMaps(zoneMaps: readonly ZoneMap[]) {
  const { of: currentOf } = useResource(currentZoneMapQueries);
  const facilities = [...new Set(zoneMaps.flatMap(({ facility }) => facility ?? []))].sort();
  const queries = useQueries({ queries: facilities.map((facility) => currentOf(facility)) });
  const names = queries.map(({ data }) => data?.name ?? '');
  const known = JSON.stringify([facilities, names]);
  const isCurrentMap = useMemo(() => {
    const [of, current] = JSON.parse(known) as [string[], string[]];
    const byFacility = new Map(of.map((facility, index) => [facility, current[index]]));
    return (zoneMap: Pick<ZoneMap, 'name' | 'facility'>) => {
      const name = byFacility.get(zoneMap.facility ?? '');
      return name !== undefined && name !== '' && isCurrent(zoneMap, { name });
    };
  }, [known]);
  return { queries, isCurrentMap };
}
