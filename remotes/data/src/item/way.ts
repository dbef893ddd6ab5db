import type { HistoryRow, Transition } from '@console/api-client/items';

/** A stay of an item in one zone. Times in milliseconds since 1970. */
export interface Stay {
  readonly kind: 'stay';
  readonly zone: string;
  readonly facility?: string;
  readonly from: number;
  /** When it was seen elsewhere; undefined while it has not been. */
  readonly until?: number;
  /** Ids of the jobs that observed it there, in their order. */
  readonly jobs: readonly string[];
}

/** An item has crossed a threshold. */
export interface Crossing {
  readonly kind: 'crossing';
  readonly from: number;
  readonly thresholdId?: string;
  readonly destination?: string;
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
    const { toZone: zone = '', toFacility: facility, jobId } = row;
    const last = stays.at(-1);
    const jobs = jobId === undefined ? [] : [jobId];
    if (last?.zone === zone && last.facility === facility) {
      stays[stays.length - 1] = { ...last, jobs: [...new Set([...last.jobs, ...jobs])] };
      continue;
    }
    if (last) stays[stays.length - 1] = { ...last, until: time };
    stays.push({ kind: 'stay', zone, ...(facility !== undefined && { facility }), from: time, jobs });
  }
  return stays;
}

/**
 * The way of an item, the oldest first: its stays and, between them, the thresholds that it has crossed. Crossings without
 * a time are passed over.
 * @param rows of one item, in any order
 * @param crossings of the same item, in any order
 */
export function wayOf(
  rows: readonly HistoryRow[],
  crossings: readonly Transition[],
): readonly (Stay | Crossing)[] {
  const crossed = crossings
    .map(
      ({ thresholdId, destination, creationTime }): Crossing => ({
        kind: 'crossing',
        from: Date.parse(creationTime ?? ''),
        ...(thresholdId !== undefined && { thresholdId }),
        ...(destination !== undefined && { destination }),
      }),
    )
    .filter(({ from }) => !Number.isNaN(from));
  // What crosses a threshold is seen behind it from the same moment on.
  return [...crossed, ...staysOf(rows)].sort((one, other) => one.from - other.from);
}
