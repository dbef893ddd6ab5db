import type { Item } from '@console/api-client/items';
import { defaultFloor, floorOf, type ReaderDefinition } from '@console/api-client/reader-definitions';
import type { Zone, ZoneMap } from '@console/api-client/zone-maps';
import { compareNames } from '@console/design/language';
import { type PlanExtent, type PlanReader, planExtent } from '@console/design/plan';

/** Where an item stands to a plan; each has its text `data.plan.standing.{standing}`. Only the first is drawn. */
export const planPositions = ['onPlan', 'inZone', 'otherFloor', 'outside', 'noPlace', 'left'] as const;

/** Position of an item relative to a plan. */
export type PlanPosition = (typeof planPositions)[number];

/** One floor of the current zone map of a facility, with its readers. */
export interface FloorPlan {
  readonly facility: string;
  readonly floor: string;
  readonly zones: readonly Zone[];
  readonly readers: readonly PlanReader[];
  /** Bounds of the shown part, in metres. */
  readonly extent: PlanExtent;
}

/** The floors of a zone map and of placed readers, in the order of their names; one where nothing names any. */
export function floorsOf(
  zoneMap: ZoneMap | null | undefined,
  definitions: readonly Pick<ReaderDefinition, 'placement'>[],
): readonly string[] {
  const floors = new Set([
    ...(zoneMap?.zones ?? []).map(floorOf),
    ...definitions
      .filter(({ placement }) => placement.x !== undefined)
      .map(({ placement }) => floorOf(placement)),
  ]);
  return floors.size === 0 ? [defaultFloor] : [...floors].sort(compareNames);
}

/** Zones and readers on one floor of a facility. */
export function floorPlanOf(
  facility: string,
  floor: string,
  zoneMap: ZoneMap | null | undefined,
  readers: readonly PlanReader[],
): FloorPlan {
  const zones = (zoneMap?.zones ?? []).filter((zone) => floorOf(zone) === floor && zone.points.length > 0);
  const extent = planExtent({
    zones: zones.map(({ name, points }) => ({ name, corners: points })),
    readers,
  });
  return { facility, floor, zones, readers, extent };
}

/**
 * Where an item stands to a plan. One that names no floor is on every floor.
 * @param zones names of the zones of the plan
 */
export function planPositionOf(item: Item, plan: FloorPlan, zones: ReadonlySet<string>): PlanPosition {
  const { zone, facility, floor, xLocation: x, yLocation: y } = item;
  if (zone === 'ABSENT' || facility !== plan.facility) return 'left';
  if (floor && floor !== plan.floor) return 'otherFloor';
  if (x === undefined || y === undefined) return zone !== undefined && zones.has(zone) ? 'inZone' : 'noPlace';
  const { left, right, low, high } = plan.extent;
  return x >= left && x <= right && y >= low && y <= high ? 'onPlan' : 'outside';
}

/** An item and where it stands to the plan. */
export interface PlannedItem {
  readonly item: Item;
  readonly standing: PlanPosition;
}

/** All items with where they stand, how many stand where, and how many are in which zone of the plan. */
export interface PlannedItems {
  readonly all: readonly PlannedItem[];
  readonly counts: Readonly<Record<PlanPosition, number>>;
  readonly inZones: ReadonlyMap<string, number>;
}

/**
 * Puts items on a plan. An item keeps its object as long as it stays where it is.
 * @param before the result of the last time on the same plan
 */
export function planItems(
  items: Iterable<Item>,
  plan: FloorPlan,
  before?: ReadonlyMap<Item, PlannedItem>,
): PlannedItems {
  const zones = new Set(plan.zones.map(({ name }) => name));
  const counts: Record<PlanPosition, number> = {
    onPlan: 0,
    inZone: 0,
    otherFloor: 0,
    outside: 0,
    noPlace: 0,
    left: 0,
  };
  const inZones = new Map<string, number>();
  const all: PlannedItem[] = [];
  for (const item of items) {
    const standing = planPositionOf(item, plan, zones);
    const known = before?.get(item);
    all.push(known?.standing === standing ? known : { item, standing });
    counts[standing] += 1;
    const { zone } = item;
    const isHere = standing === 'onPlan' || standing === 'inZone';
    if (isHere && zone !== undefined) inZones.set(zone, (inZones.get(zone) ?? 0) + 1);
  }
  return { all, counts, inZones };
}
