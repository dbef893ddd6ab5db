import { floorOf } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Plan, type PlanChoice } from '@console/design/plan';
import { useMemo, useState } from 'react';
import { farZones } from './drawing/studioZone';
import { floorsOf } from './floors';

interface FloorPlansProps {
  readonly zoneMap: ZoneMap;
}

/** The zones of a map as they lie on each floor. */
export function FloorPlans({ zoneMap }: FloorPlansProps) {
  return floorsOf(zoneMap.zones).map((floor) => <FloorPlan key={floor} zoneMap={zoneMap} floor={floor} />);
}

function FloorPlan({ zoneMap, floor }: FloorPlansProps & { readonly floor: string }) {
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
    <Card title={translate('zoneMaps.floor', { floor })}>
      <Plan
        compact
        of={{ zoneMap: zoneMap.name, floor }}
        label={translate('zoneMaps.floor.of', { name: zoneMap.name, floor })}
        zones={zones}
        selected={selected}
        onSelect={setSelected}
      />
    </Card>
  );
}
