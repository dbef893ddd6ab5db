import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { currentZoneMapQueries } from '@console/api-client/zone-map-current';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { floorPlanOf, floorsOf } from './itemPositions';
import { planReaders } from './planReaders';

/**
 * The plan of a floor of a facility: the zones of its current zone map, and its readers with their health.
 * @param asked floor of the address; the first where there is no such
 * @param live the health of readers is polled
 */
export function usePlanOf(facility: string, asked: string | null, live: boolean) {
  const translate = useMessages();
  // Walls and readers move seldom: they are asked for when the page opens.
  const once = { refetchInterval: false } as const;
  const current = useQuery({ ...useResource(currentZoneMapQueries).of(facility), ...once });
  const name = current.data?.name ?? '';
  const zoneMapOf = useResource(zoneMapQueries);
  const zoneMap = useQuery({ ...zoneMapOf.one(name), ...once, enabled: name !== '' });
  const definitions = useQuery({ ...useResource(readerDefinitionQueries).list(), ...once });
  const health = useQuery({ ...useResource(readerHealthQueries).list(), ...(live ? {} : once) });

  const own = useMemo(
    () => definitions.data?.rows.filter((definition) => definition.facility === facility) ?? [],
    [definitions.data, facility],
  );
  const floors = useMemo(() => floorsOf(zoneMap.data, own), [zoneMap.data, own]);
  const floor = floors.find((each) => each === asked) ?? floors[0] ?? '';
  const plan = useMemo(() => {
    const readers = planReaders(own, health.data?.rows ?? [], { facility, floor }, translate);
    return floorPlanOf(facility, floor, zoneMap.data, readers);
  }, [own, health.data, facility, floor, zoneMap.data, translate]);
  return {
    plan,
    floors,
    /** Name of the current zone map; blank where there is none. */
    zoneMap: name,
    /** The service says that there is no current zone map. */
    withoutZoneMap: current.isSuccess && name === '',
    pending: current.isPending || (name !== '' && zoneMap.isPending) || definitions.isPending,
    queries: [current, zoneMap, definitions, health],
  };
}
