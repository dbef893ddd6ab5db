import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { type DotSource, Plan, type PlanChoice } from '@console/design/plan';
import { Skeleton } from '@console/design/progress';
import { Link, type PutInAddress, useAddress } from '@console/design/router';
import { paths as published } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AbsentItems } from './AbsentItems';
import { ChosenItem } from './ChosenItem';
import { createGlide, glideTime, liveGlideTime, type NamedPlaces } from './glide';
import { ItemList } from './ItemList';
import { type PlannedItem, planItems } from './itemPositions';
import type { LiveItems, Watched } from './liveItems';
import { type Look, lookOf, PlanTools } from './PlanTools';
import { useLiveItems } from './useLiveItems';
import { usePlanOf } from './usePlanOf';

/** Names of more readers than these would lie over each other. */
const mostNamed = 8;

const emptyList: PlannedItem[] = [];

/** The items of a facility on its plan, and in a list beside it; both follow the service. */
export function LivePlan({ watched }: { readonly watched: Watched }) {
  const translate = useMessages();
  const { facility } = watched;
  const [params, put] = useAddress();
  const onPlan = usePlanOf(facility, params.get('floor'), true);
  const items = useLiveItems(watched);
  const { query, live, connection } = items;
  const planned = usePlanned(live, onPlan.plan);
  const look = lookOf(params);
  const chosen = params.get('item') ?? undefined;
  const choose = useChoice(planned.byEpc, chosen, put);
  const chosenItem = chosen === undefined ? undefined : planned.byEpc.get(chosen);
  const { names, glide } = useDots(planned.all, look, chosen, connection === 'open');
  const { pending } = onPlan;
  return (
    <>
      <FailedQueries queries={onPlan.queries} text={translate('data.plan.error', { facility })} />
      <FailedQueries queries={[query]} text={translate('data.plan.items.error', { facility })} />
      {onPlan.withoutZoneMap && (
        <p>
          {translate('data.plan.withoutZoneMap', { facility })}{' '}
          <Link to={published.zoneMaps.list()}>{translate('data.plan.zoneMaps')}</Link>
        </p>
      )}
      <PlanTools
        floors={onPlan.floors}
        floor={onPlan.plan.floor}
        look={look}
        onPut={put}
        items={items}
        count={planned.all.length}
      />
      <PlanCard
        onPlan={onPlan}
        facility={facility}
        counts={live && planned.inZones}
        dots={glide}
        clustered={look === 'clusters'}
        onPressDot={(dot) => choose(names[dot] ?? '')}
        zone={params.get('items.filter.zone') ?? undefined}
        chosenItem={chosenItem}
        onPut={put}
      />
      {chosen !== undefined && live && (
        <ChosenItem epc={chosen} planned={chosenItem} onClose={() => put({ item: undefined })} />
      )}
      {(live || !query.error) && (
        <ItemList
          facility={facility}
          planned={planned}
          known={live !== undefined && !pending}
          loading={pending || query.isPending}
          unreadable={live?.unreadable}
          params={params}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <AbsentItems />
    </>
  );
}

interface PlanCardProps {
  readonly onPlan: ReturnType<typeof usePlanOf>;
  readonly facility: string;
  /** Items in each zone; undefined while they are not known. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly dots: DotSource;
  readonly clustered: boolean;
  readonly onPressDot: (dot: number) => void;
  /** The zone whose items are listed. */
  readonly zone: string | undefined;
  readonly chosenItem: PlannedItem | undefined;
  readonly onPut: PutInAddress;
}

/** The plan: zones with their numbers, readers with their health, items as dots. */
function PlanCard({ onPlan, facility, counts, zone, chosenItem, onPut, ...dots }: PlanCardProps) {
  const translate = useMessages();
  const { plan, zoneMap, pending } = onPlan;
  const zones = useMemo(
    () =>
      plan.zones.map(({ name, points }) => ({
        name,
        corners: points,
        // Not known is not none.
        ...(counts && { note: translate('data.plan.zone.items', { count: counts.get(name) ?? 0 }) }),
      })),
    [plan, counts, translate],
  );
  const readers = useMemo(() => {
    // Where there are many, only the names of those in trouble have room; the list has all.
    const crowded = plan.readers.length > mostNamed;
    return plan.readers.map((reader) => ({ ...reader, faint: crowded && reader.tone === 'success' }));
  }, [plan]);
  // An item that is known to be in a zone, but not where, is shown by its zone.
  const shownZone = zone ?? (chosenItem?.standing === 'inZone' ? chosenItem.item.zone : undefined);
  const select = ({ kind, name }: PlanChoice) => {
    if (kind === 'zone') onPut({ 'items.filter.zone': name === zone ? undefined : name });
  };
  return (
    <Card title={translate('data.plan.title', { facility, zoneMap: zoneMap || 'none' })}>
      {pending ? (
        <Skeleton label={translate('page.loading')} lines={15} />
      ) : (
        <Plan
          {...dots}
          label={translate('data.plan.label', { facility, floor: plan.floor, zoneMap: zoneMap || 'none' })}
          zones={zones}
          readers={readers}
          of={zoneMap === '' ? undefined : { zoneMap, floor: plan.floor }}
          selected={shownZone === undefined ? null : { kind: 'zone', name: shownZone }}
          onSelect={select}
        />
      )}
    </Card>
  );
}

/** Chooses an item by the address, or lets go of it; one on another floor brings that floor. Keeps its identity. */
function useChoice(byEpc: ReadonlyMap<string, PlannedItem>, chosen: string | undefined, put: PutInAddress) {
  const latest = useRef(byEpc);
  useEffect(() => {
    latest.current = byEpc;
  });
  return useCallback(
    (epc: string) => {
      if (epc === chosen) return put({ item: undefined });
      const { standing, item } = latest.current.get(epc) ?? {};
      put({ item: epc, ...(standing === 'otherFloor' && item?.floor && { floor: item.floor }) });
    },
    [put, chosen],
  );
}

/** The items with a place as dots that glide to where they are. */
function useDots(
  planned: readonly PlannedItem[],
  look: Look,
  chosen: string | undefined,
  isLive: boolean,
): { readonly names: readonly string[]; readonly glide: DotSource } {
  const [glide] = useState(createGlide);
  const places = useMemo(() => placesOf(look === 'zones' ? emptyList : planned), [look, planned]);
  const time = isLive ? liveGlideTime : glideTime;
  useEffect(() => glide.moveTo(places, chosen, time), [glide, places, chosen, time]);
  useEffect(() => glide.stop, [glide]);
  return { names: places.names, glide };
}

/** The items on the plan; those that stayed where they were keep their objects, so that no row is drawn again. */
function usePlanned(live: LiveItems | undefined, plan: Parameters<typeof planItems>[1]) {
  const before = useRef(new Map<PlannedItem['item'], PlannedItem>());
  return useMemo(() => {
    const planned = planItems(live?.items.values() ?? [], plan, before.current);
    before.current = new Map(planned.all.map((each) => [each.item, each]));
    return { ...planned, byEpc: new Map(planned.all.map((each) => [each.item.epc, each])) };
  }, [live, plan]);
}

/** The items that are drawn, as columns. */
function placesOf(planned: readonly PlannedItem[]): NamedPlaces {
  const drawn = planned.filter(({ standing }) => standing === 'onPlan');
  return {
    names: drawn.map(({ item }) => item.epc),
    x: Float64Array.from(drawn, ({ item }) => item.xLocation ?? Number.NaN),
    y: Float64Array.from(drawn, ({ item }) => item.yLocation ?? Number.NaN),
  };
}
