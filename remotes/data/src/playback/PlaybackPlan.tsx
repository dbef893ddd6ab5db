import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Plan, type PlanHeat } from '@console/design/plan';
import { Skeleton } from '@console/design/progress';
import type { PutInAddress } from '@console/design/router';
import { useMemo } from 'react';
import type { usePlanOf } from '../plan/usePlanOf';
import type { RecordedDots } from './recordedDots';

interface PlaybackPlanProps {
  readonly facility: string;
  readonly onPlan: ReturnType<typeof usePlanOf>;
  /** Items in each zone. */
  readonly counts: ReadonlyMap<string, number>;
  readonly dots: RecordedDots;
  readonly heat: PlanHeat | undefined;
  /** EPCs of the items of the recording. */
  readonly epcs: readonly string[];
  readonly onPut: PutInAddress;
}

/** The plan on which a recording is played. */
export function PlaybackPlan({ facility, onPlan, counts, dots, heat, epcs, onPut }: PlaybackPlanProps) {
  const translate = useMessages();
  const { plan, zoneMap, withoutZoneMap, pending } = onPlan;
  const zones = useMemo(
    () =>
      plan.zones.map(({ name, points }) => ({
        name,
        corners: points,
        note: translate('data.plan.zone.items', { count: counts.get(name) ?? 0 }),
      })),
    [plan, counts, translate],
  );
  const readers = useMemo(() => plan.readers.map((reader) => ({ ...reader, faint: true })), [plan]);
  return (
    <>
      {withoutZoneMap && <p>{translate('data.plan.withoutZoneMap', { facility })}</p>}
      <Card title={translate('data.plan.title', { facility, zoneMap: zoneMap || 'none' })}>
        {pending ? (
          <Skeleton label={translate('page.loading')} lines={15} />
        ) : (
          <Plan
            label={translate('data.plan.label', { facility, floor: plan.floor, zoneMap: zoneMap || 'none' })}
            zones={zones}
            readers={readers}
            dots={dots}
            of={zoneMap === '' ? undefined : { zoneMap, floor: plan.floor }}
            heat={heat}
            onPressDot={(dot) => onPut({ item: epcs[dots.itemAt(dot)] })}
            onSelect={({ kind, name }) => kind === 'zone' && onPut({ 'at.filter.zone': name })}
          />
        )}
      </Card>
    </>
  );
}
