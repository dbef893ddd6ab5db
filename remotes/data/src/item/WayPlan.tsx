import { useMessages } from '@console/design/messages';
import { createDotSource, Plan } from '@console/design/plan';
import { PlanSkeleton } from '@console/design/progress';
import { FailedQueries } from '@console/remote/records';
import { useMemo } from 'react';
import { usePlanOf } from '../plan/usePlanOf';
import type { Sighting } from './contradictions';

interface WayPlanProps {
  /** Places where the item was seen, the oldest first. */
  readonly sightings: readonly Sighting[];
  /** The last of them that names its facility. */
  readonly last: Sighting & { readonly facility: string };
}

/** The way of an item on the plan of the floor where it was seen last. */
export function WayPlan({ sightings, last }: WayPlanProps) {
  const translate = useMessages();
  const { facility } = last;
  const { plan, zoneMap, withoutZoneMap, pending, queries } = usePlanOf(facility, last.floor ?? null, false);
  const { floor } = plan;
  const here = useMemo(
    () => sightings.filter((each) => each.facility === facility && (!each.floor || each.floor === floor)),
    [sightings, facility, floor],
  );
  const trail = useMemo(
    () => here.flatMap(({ x, y }) => (x === undefined || y === undefined ? [] : [x, y])),
    [here],
  );
  const dots = useMemo(() => {
    const source = createDotSource();
    const [x = 0, y = 0] = trail.slice(-2);
    if (trail.length > 0) source.show({ count: 1, x: [x], y: [y], selected: 0, trail });
    return source;
  }, [trail]);
  const zones = useMemo(
    () =>
      plan.zones.map(({ name, points }) => {
        const count = here.filter(({ zone }) => zone === name).length;
        return {
          name,
          corners: points,
          ...(count > 0 && { note: translate('data.item.plan.seen', { count }) }),
        };
      }),
    [plan, here, translate],
  );
  const readers = useMemo(() => plan.readers.map((reader) => ({ ...reader, faint: true })), [plan]);
  if (pending) return <PlanSkeleton />;
  return (
    <>
      <FailedQueries queries={queries} text={translate('data.item.plan.error')} />
      {withoutZoneMap && <p>{translate('data.plan.withoutZoneMap', { facility })}</p>}
      {(zones.length > 0 || trail.length > 0) && (
        <Plan
          compact
          label={translate('data.item.plan', { facility, floor })}
          zones={zones}
          readers={readers}
          dots={dots}
          selected={{ kind: 'zone', name: last.zone }}
          of={zoneMap === '' ? undefined : { zoneMap, floor }}
        />
      )}
      {zones.length > 0 && trail.length === 0 && <p>{translate('data.item.plan.zones')}</p>}
    </>
  );
}
