import { contentsOf } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The zones of facilities, as the pickers of zones have loaded them. */
interface KnownZones {
  /** True while they are on their way. A failed load is not: then any zone passes, and the service decides. */
  readonly waiting: boolean;
  /** Zones of zone maps, readers and antennas of a facility; undefined while they are not known. Keeps its identity. */
  readonly zonesOf: (facility: string) => ReadonlySet<string> | undefined;
}

/** Known zones of facilities. It asks for nothing itself: the pickers do, once a facility is chosen. */
export function useZonesOf(): KnownZones {
  const zoneMaps = useQuery({ ...useResource(zoneMapQueries).list(), enabled: false });
  const readers = useQuery({ ...useResource(readerDefinitionQueries).list(), enabled: false });
  const zonesOf = useCallback(
    (facility: string) => {
      if (!zoneMaps.data || !readers.data) return undefined;
      const { zoneMapZones, readerZones, antennaZones } = contentsOf(
        facility,
        zoneMaps.data.rows,
        readers.data.rows,
      );
      return new Set([...zoneMapZones, ...readerZones, ...antennaZones]);
    },
    [zoneMaps.data, readers.data],
  );
  return { waiting: zoneMaps.isPending || readers.isPending, zonesOf };
}
