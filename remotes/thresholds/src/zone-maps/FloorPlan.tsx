import { floorOf } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { Plan, type PlanChoice } from '@console/design/plan';
import { useMemo, useState } from 'react';
import { farZones } from './drawing/studioZone';

interface FloorPlanProps {
  readonly zoneMap: ZoneMap;
  readonly floor: string;
}

/** The zones of a map as they lie on one floor. */
export function FloorPlan({ zoneMap, floor }: FloorPlanProps) {
  const translate = useMessages();
  const [selected, setSelected] = useState<PlanChoice>();
  const zones = useMemo(
    () =>
      zoneMap.zones
        .filter((zone) => floorOf(zone) === floor && zone.points.length > 0 && farZones([zone]).length === 0)
        .map(({ name, points }) => ({ name, corners: points })),
    [zoneMap, floor],
  );
  return (
    <Plan
      compact
      of={{ zoneMap: zoneMap.name, floor }}
      label={translate('zoneMaps.floor.of', { name: zoneMap.name, floor })}
      zones={zones}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
