import type { ServiceClient } from '@console/api-client';
import { type HistoryRow, showHistory } from '@console/api-client/items';
import { queryOptions } from '@tanstack/react-query';

/** So many observations are looked at. */
export const wanted = 100;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Periods to look back, in milliseconds, until there are enough: the service gives the oldest first. */
const periods = [0, 5 * minute, 60 * minute, day, 30 * day] as const;

/** The last observations of items that the service knows, newest first. Asked for once, and when it is asked again. */
export const lastObservationsQuery = (client: ServiceClient) =>
  queryOptions({
    queryKey: ['item-data', 'last-observations'] as const,
    queryFn: ({ signal }) =>
      newestObservations(async (since) => {
        const query = since > 0 ? { fromTime: new Date(since).toISOString() } : {};
        const { rows, nextPageMarker } = await client.call(showHistory(query), { signal });
        return { rows, isWhole: nextPageMarker === undefined };
      }, Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { model: 'item-data' } as const,
  });

/** The first page of what was observed since a time. */
export interface Observations {
  /** The oldest first. */
  readonly rows: readonly HistoryRow[];
  /** True if there are no more than these. */
  readonly isWhole: boolean;
}

/**
 * The newest observations, newest first, however many there are: a service gives the oldest first and cannot be asked
 * for the end, so a time is looked for since when there are enough and no more than one page holds.
 *
 * @param since - asks for what was observed at a time or after it, in milliseconds since 1970
 * @param now - milliseconds since 1970 by the clock of the browser, which may be up to a day behind
 */
export async function newestObservations(
  since: (time: number) => Promise<Observations>,
  now: number,
): Promise<readonly HistoryRow[]> {
  let tooLate = now + day;
  let late: readonly HistoryRow[] = [];
  for (const start of [...periods.map((period) => now - period), 0]) {
    const found = await since(start);
    if (!found.isWhole) return narrow(since, { tooEarly: start, early: found.rows, tooLate, late });
    if (found.rows.length >= wanted || start === 0) return newestOf(found.rows);
    tooLate = start;
    late = found.rows;
  }
  return newestOf(late);
}

/** Two times with what is known of them: since one there is more than a page, since the other too little. */
interface Bounds {
  readonly tooEarly: number;
  /** The first page since then. */
  readonly early: readonly HistoryRow[];
  readonly tooLate: number;
  /** All since then. */
  readonly late: readonly HistoryRow[];
}

/** Halves the time between the bounds until there is enough on one page. */
async function narrow(
  since: (time: number) => Promise<Observations>,
  { tooEarly, early, tooLate, late }: Bounds,
): Promise<readonly HistoryRow[]> {
  // Of one millisecond none is newer than another.
  if (tooLate - tooEarly <= 1) return newestOf([...early, ...late]);
  const middle = Math.floor((tooEarly + tooLate) / 2);
  const { rows, isWhole } = await since(middle);
  if (!isWhole) return narrow(since, { tooEarly: middle, early: rows, tooLate, late });
  if (rows.length >= wanted) return newestOf(rows);
  return narrow(since, { tooEarly, early, tooLate: middle, late: rows });
}

const newestOf = (rows: readonly HistoryRow[]) => rows.slice(-wanted).reverse();
