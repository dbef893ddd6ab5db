import type { Item } from '@console/api-client/items';
import { compareNames } from '@console/design/language';

/** Number of items a job has seen in a zone. */
interface ZoneCount {
  /** Undefined for items outside of every zone. */
  readonly zone: string | undefined;
  readonly count: number;
}

/** Items by the zone they were seen in last, the fullest first. */
export function itemsByZone(items: readonly Pick<Item, 'zone'>[]): readonly ZoneCount[] {
  const counts = new Map<string | undefined, number>();
  for (const { zone } of items) counts.set(zone || undefined, (counts.get(zone || undefined) ?? 0) + 1);
  return [...counts]
    .map(([zone, count]) => ({ zone, count }))
    .sort((one, other) => other.count - one.count || compareNames(one.zone ?? '', other.zone ?? ''));
}
