import type { Transition } from '@console/api-client/items';

const minute = 60_000;

/** Number of minutes that a line shows. */
export const shownMinutes = 60;

/** Time without a crossing from which a watched door counts as silent, in milliseconds. */
export const silentAfter = 10 * minute;

/** Crossings of one minute. */
export interface MinuteCounts {
  readonly in: number;
  readonly out: number;
}

/** Crossings by minute, by the minutes since 1970. */
export type MinuteMap = ReadonlyMap<number, MinuteCounts>;

const none: MinuteCounts = { in: 0, out: 0 };

/** Minutes since 1970 of a time in milliseconds. */
export const minuteOf = (time: number): number => Math.floor(time / minute);

/** Adds crossings to a minute; forgets minutes that are not shown any more. */
export function addToMinute(minutes: MinuteMap, at: number, { in: into, out }: MinuteCounts): MinuteMap {
  const before = minutes.get(at) ?? none;
  const kept = [...minutes].filter(([each]) => each > at - shownMinutes);
  return new Map([...kept, [at, { in: before.in + into, out: before.out + out }]]);
}

/** Crossings that the service has kept, by minute. @param before only those before it, milliseconds since 1970 */
export function minutesOf(
  transitions: readonly Pick<Transition, 'destination' | 'creationTime'>[],
  before: number,
): MinuteMap {
  const minutes = new Map<number, MinuteCounts>();
  for (const { destination, creationTime } of transitions) {
    const time = Date.parse(creationTime ?? '');
    if (!(time < before)) continue;
    const at = minuteOf(time);
    const counts = minutes.get(at) ?? none;
    minutes.set(
      at,
      destination === 'IN' ? { ...counts, in: counts.in + 1 } : { ...counts, out: counts.out + 1 },
    );
  }
  return minutes;
}

/** Crossings of an hour: one count for each minute, the oldest first, and the sums. */
export interface CrossingHour extends MinuteCounts {
  /** Crossings in minus crossings out. */
  readonly net: number;
  readonly minutes: readonly MinuteCounts[];
}

/** The hour up to a moment, of what was kept before the page was opened and what came since. @param now milliseconds since 1970 */
export function crossingHour(parts: readonly MinuteMap[], now: number): CrossingHour {
  const last = minuteOf(now);
  const minutes = Array.from({ length: shownMinutes }, (_, place) => {
    const at = last - shownMinutes + 1 + place;
    return parts.reduce((sum, part) => {
      const counts = part.get(at) ?? none;
      return { in: sum.in + counts.in, out: sum.out + counts.out };
    }, none);
  });
  const into = minutes.reduce((sum, counts) => sum + counts.in, 0);
  const out = minutes.reduce((sum, counts) => sum + counts.out, 0);
  return { in: into, out, net: into - out, minutes };
}

/**
 * Points of a line through values, in a box of a width of one unit a value and a height of one.
 * @param most value at the upper edge
 */
export const linePoints = (values: readonly number[], most: number): string =>
  values.map((value, at) => `${at},${most === 0 ? 1 : Number((1 - value / most).toFixed(3))}`).join(' ');
