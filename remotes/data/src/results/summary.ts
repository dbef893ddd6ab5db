import { compareNames } from '@console/design/language';

/** Number of rows with a value; rows without one are counted under undefined. */
export interface GroupCount {
  readonly value: string | undefined;
  readonly count: number;
}

/** Counts rows by a value, the most frequent first; of equal ones in the order of their names. */
export function countBy<Row>(
  rows: readonly Row[],
  read: (row: Row) => string | undefined,
): readonly GroupCount[] {
  const counts = new Map<string | undefined, number>();
  for (const row of rows) {
    const value = read(row);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || compareNames(one.value ?? '', other.value ?? ''));
}

/** The first and the last of the times, ISO 8601; undefined when there is none that can be read. */
export function timeSpan(
  times: readonly (string | undefined)[],
): { readonly first: string; readonly last: string } | undefined {
  let first: string | undefined;
  let last: string | undefined;
  for (const time of times) {
    if (time === undefined || Number.isNaN(Date.parse(time))) continue;
    if (first === undefined || Date.parse(time) < Date.parse(first)) first = time;
    if (last === undefined || Date.parse(time) > Date.parse(last)) last = time;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}
