import type { HistoryRow } from '@console/api-client/items';

/** A stay of an item in one zone. Times in milliseconds since 1970. */
export interface Stay {
  readonly zone: string;
  readonly facility?: string;
  readonly from: number;
  /** When it was seen elsewhere; undefined while it has not been. */
  readonly until?: number;
}

/**
 * The stays of an item, the oldest first: from the observation in which it came into a zone to the one in which it
 * left. Observations within a zone do not end a stay; those without a time or a zone are passed over.
 * @param rows of one item, in any order
 */
export function staysOf(rows: readonly HistoryRow[]): readonly Stay[] {
  const observations = rows
    .map((row) => ({ row, time: Date.parse(row.observationTime ?? '') }))
    .filter(({ row, time }) => row.toZone !== undefined && !Number.isNaN(time))
    .sort((one, other) => one.time - other.time);
  const stays: Stay[] = [];
  for (const { row, time } of observations) {
    const { toZone: zone = '', toFacility: facility } = row;
    const last = stays.at(-1);
    if (last?.zone === zone && last.facility === facility) continue;
    if (last) stays[stays.length - 1] = { ...last, until: time };
    stays.push({ zone, ...(facility !== undefined && { facility }), from: time });
  }
  return stays;
}
