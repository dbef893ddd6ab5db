import { defaultFloor } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { Plan } from '@console/design/plan';
import { useMemo } from 'react';
import { paths } from '../paths';
import { type PlacedReader, readersAround, zonesAround } from './placedReader';
import type { ReaderHealthStatus } from './readerHealth';
import { healthLabel } from './readerHealth';
import { useReadersBeside } from './useReadersBeside';

interface ReaderPlanProps {
  readonly reader: PlacedReader;
  readonly zoneMap: ZoneMap;
  readonly health: ReaderHealthStatus | undefined;
}

/** One reader among the zones and the other readers of its floor, with its health. */
export function ReaderPlan({ reader, zoneMap, health }: ReaderPlanProps) {
  const translate = useMessages();
  const { name, x, y, yaw } = reader;
  const zones = useMemo(
    () => zonesAround(zoneMap, reader).map((zone) => ({ name: zone.name, corners: zone.points })),
    [zoneMap, reader],
  );
  // The plan does not wait for them.
  const others = useReadersBeside();
  const readers = useMemo(
    () => [
      { name, x, y, yaw, tone: health?.tone, state: health && healthLabel(health, translate) },
      ...readersAround(others.data?.rows ?? [], reader).map((other) => ({
        ...other,
        yaw: undefined,
        faint: true,
        to: paths.readers.definitions.definition(other.name),
      })),
    ],
    [name, x, y, yaw, health, others.data, reader, translate],
  );
  return (
    <Plan
      compact
      of={{ zoneMap: zoneMap.name, floor: reader.floor || defaultFloor }}
      label={translate('definitions.plan.label', { reader: name, zoneMap: zoneMap.name })}
      zones={zones}
      readers={readers}
      selected={{ kind: 'reader', name }}
    />
  );
}
