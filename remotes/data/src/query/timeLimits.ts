import { offsetAt, type TimeZone } from '@console/design/zone';

const day = 24 * 60 * 60 * 1000;

/** The least time between the start and the end of a query, in milliseconds [DATA-10]. */
export const leastRange = 1000;

/** The last millisecond of the day that an instant is in, as the clocks of a zone show it. */
export function endOfDay(now: number, zone: TimeZone): number {
  if (zone === undefined) return new Date(now).setHours(23, 59, 59, 999);
  const wall = now + offsetAt(now, zone);
  const end = Math.floor(wall / day) * day + day - 1;
  // The clocks may be put forward or back in between.
  return end - offsetAt(end - offsetAt(now, zone), zone);
}

/** Range that the pickers of both times offer, ISO 8601 [DATA-11]. */
interface TimeLimits {
  readonly from: { readonly max: string };
  readonly to: { readonly min?: string; readonly max: string };
}

/** The limits of both pickers for what is chosen in them. */
export function timeLimits(
  { fromTime, toTime }: { readonly fromTime?: string | undefined; readonly toTime?: string | undefined },
  now: number,
  zone: TimeZone,
): TimeLimits {
  const from = Date.parse(fromTime ?? '');
  return {
    from: { max: toTime && !Number.isNaN(Date.parse(toTime)) ? toTime : 'now' },
    to: {
      ...(!Number.isNaN(from) && { min: new Date(from + leastRange).toISOString() }),
      max: new Date(endOfDay(now, zone)).toISOString(),
    },
  };
}
