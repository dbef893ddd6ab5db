import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { Plan } from '@console/design/plan';
import { useMemo } from 'react';
import { type PlacedReader, zonesAround } from './placedReader';
import type { ReaderHealthStatus } from './readerHealth';
import { healthLabel } from './readerHealth';

/** Options of {@link ReaderPlan}. */
export interface ReaderPlanProps {
  readonly reader: PlacedReader;
  readonly zoneMap: ZoneMap;
  readonly health: ReaderHealthStatus;
}

/** One reader among the zones of its floor, with its health. */
export function ReaderPlan({ reader, zoneMap, health }: ReaderPlanProps) {
  const translate = useMessages();
  const { name, x, y, yaw } = reader;
  const zones = useMemo(
    () => zonesAround(zoneMap, reader).map((zone) => ({ name: zone.name, corners: zone.points })),
    [zoneMap, reader],
  );
  const readers = useMemo(
    () => [{ name, x, y, yaw, tone: health.tone, state: healthLabel(health, translate) }],
    [name, x, y, yaw, health, translate],
  );
  return (
    <Plan
      label={translate('definitions.plan.label', { reader: name, zoneMap: zoneMap.name })}
      zones={zones}
      readers={readers}
      selected={{ kind: 'reader', name }}
    />
  );
}
