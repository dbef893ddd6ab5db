import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Plan, type PlanChoice } from '@console/design/plan';
import { Skeleton } from '@console/design/progress';
import { Link } from '@console/design/router';
import { Segmented } from '@console/design/sections';
import { StatusSummary } from '@console/design/status';
import { Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths as published } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AbsentItems } from './AbsentItems';
import { ChosenItem } from './ChosenItem';
import { createGlide, type NamedPlaces } from './glide';
import { itemColumns, itemKey } from './itemColumns';
import type { LiveItems, Watched } from './liveItems';
import { type PlannedItem, planItems, standings } from './standing';
import { useAddress } from './useAddress';
import { useLiveItems } from './useLiveItems';
import { usePlanOf } from './usePlanOf';

/** How items are drawn on the plan. */
const looks = ['clusters', 'dots', 'zones'] as const;

type Look = (typeof looks)[number];

/** Names of more readers than these would lie over each other. */
const mostNamed = 8;

const nothing: PlannedItem[] = [];

/** The items of a facility on its plan, and in a list beside it; both follow the service. */
export function LivePlan({ watched }: { readonly watched: Watched }) {
  const translate = useMessages();
  const { facility } = watched;
  const [params, put] = useAddress();
  const { plan, floors, zoneMap, withoutZoneMap, pending, queries } = usePlanOf(
    facility,
    params.get('floor'),
    true,
  );
  const { query, live, loading, stop, loadMore } = useLiveItems(watched);
  const planned = usePlanned(live, plan);
  const look = looks.find((each) => each === params.get('look')) ?? 'clusters';
  const chosen = params.get('item') ?? undefined;
  const byEpc = useRef(planned.byEpc);
  useEffect(() => {
    byEpc.current = planned.byEpc;
  });
  const choose = useCallback(
    (epc: string) => {
      if (epc === chosen) return put('item', undefined);
      // Where it is on another floor, that floor is shown.
      const { standing, item } = byEpc.current.get(epc) ?? {};
      put('item', epc, standing === 'otherFloor' && item?.floor ? { floor: item.floor } : undefined);
    },
    [put, chosen],
  );

  const [glide] = useState(createGlide);
  const places = useMemo(() => placesOf(look === 'zones' ? nothing : planned.all), [look, planned]);
  useEffect(() => glide.moveTo(places, chosen), [glide, places, chosen]);
  useEffect(() => glide.stop, [glide]);

  const columns = useMemo(() => itemColumns(translate, choose), [translate, choose]);
  const chosenItem = chosen === undefined ? undefined : planned.byEpc.get(chosen);
  const zones = useMemo(
    () =>
      plan.zones.map(({ name, points }) => ({
        name,
        corners: points,
        // Not known is not none.
        ...(live && {
          note: translate('data.plan.zone.items', { count: planned.inZones.get(name) ?? 0 }),
        }),
      })),
    [plan, planned, live, translate],
  );
  const readers = useMemo(() => {
    // Where there are many, only the names of those in trouble have room; the list has all.
    const crowded = plan.readers.length > mostNamed;
    return plan.readers.map((reader) => ({ ...reader, faint: crowded && reader.tone === 'success' }));
  }, [plan]);
  const chosenZone = params.get('items.filter.zone');
  // An item that is known to be in a zone, but not where, is shown by its zone.
  const shownZone = chosenZone ?? (chosenItem?.standing === 'inZone' ? chosenItem.item.zone : undefined);
  const select = ({ kind, name }: PlanChoice) => {
    if (kind === 'zone') put('items.filter.zone', name === chosenZone ? undefined : name);
  };
  return (
    <>
      <FailedQueries queries={queries} text={translate('data.plan.error', { facility })} />
      <FailedQueries queries={[query]} text={translate('data.plan.items.error', { facility })} />
      {withoutZoneMap && (
        <p>
          {translate('data.plan.withoutZoneMap', { facility })}{' '}
          <Link to={published.zoneMaps.list()}>{translate('data.plan.zoneMaps')}</Link>
        </p>
      )}
      <div className="live-plan__tools">
        {floors.length > 1 && (
          <Segmented
            label={translate('data.plan.floor')}
            options={floors.map((floor) => ({ value: floor, label: floor }))}
            value={plan.floor}
            onChange={(floor) => put('floor', floor)}
          />
        )}
        <Segmented<Look>
          label={translate('data.plan.look')}
          options={looks.map((value) => ({ value, label: translate(`data.plan.look.${value}`) }))}
          value={look}
          onChange={(value) => put('look', value === 'clusters' ? undefined : value)}
        />
        <p className="live-plan__state" role="status">
          {(live || loading) &&
            translate(loading ? 'data.plan.loading' : 'data.plan.loaded', {
              count: planned.all.length,
              more: live?.rest === undefined ? 'no' : 'yes',
            })}
        </p>
        {loading && <Button onClick={stop}>{translate('data.stop')}</Button>}
        {!loading && live?.rest && <Button onClick={loadMore}>{translate('data.plan.more')}</Button>}
        {live && (
          <p className="live-plan__age">
            {translate('data.plan.asOf')} <DateTime value={query.dataUpdatedAt} />
          </p>
        )}
      </div>
      <Card title={translate('data.plan.title', { facility, zoneMap: zoneMap || 'none' })}>
        {pending ? (
          <Skeleton label={translate('page.loading')} />
        ) : (
          <Plan
            label={translate('data.plan.label', { facility, floor: plan.floor, zoneMap: zoneMap || 'none' })}
            zones={zones}
            readers={readers}
            dots={glide}
            of={zoneMap === '' ? undefined : { zoneMap, floor: plan.floor }}
            clustered={look === 'clusters'}
            onPressDot={(dot) => choose(places.names[dot] ?? '')}
            selected={shownZone === undefined ? null : { kind: 'zone', name: shownZone }}
            onSelect={select}
          />
        )}
      </Card>
      {chosen !== undefined && live && (
        <ChosenItem epc={chosen} planned={chosenItem} onClose={() => put('item', undefined)} />
      )}
      {(live || !query.error) && (
        <Card title={translate('data.plan.list', { facility })}>
          <StatusSummary
            label={translate('data.plan.standings')}
            items={standings.map((standing) => {
              const current = params.get('items.filter.standing') === standing;
              const next = new URLSearchParams(params);
              if (current) next.delete('items.filter.standing');
              else next.set('items.filter.standing', standing);
              return {
                key: standing,
                tone:
                  standing === 'onPlan' || standing === 'inZone'
                    ? ('success' as const)
                    : ('neutral' as const),
                label: translate(`data.plan.standing.${standing}.count`, { count: planned.counts[standing] }),
                to: `?${next}`,
                current,
              };
            })}
          />
          <Table
            label={translate('data.plan.items')}
            id="data.plan"
            name="items"
            rows={pending ? undefined : live && planned.all}
            columns={columns}
            rowKey={itemKey}
            marked={chosen}
            empty={translate('data.plan.none', { facility })}
            loading={pending || query.isPending}
            unreadable={live?.unreadable}
          />
        </Card>
      )}
      <AbsentItems />
    </>
  );
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
