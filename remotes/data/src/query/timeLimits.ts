import { instantShowing, offsetAt, type TimeZone } from '@console/design/zone';

const day = 24 * 60 * 60 * 1000;

/** The least time between the start and the end of a query, in milliseconds [DATA-10]. */
export const leastRange = 1000;

/** The last millisecond of the day that an instant is in, as the clocks of a zone show it. */
export function endOfDay(now: number, zone: TimeZone): number {
  const shown = now + offsetAt(now, zone);
  return instantShowing(Math.floor(shown / day) * day + day - 1, zone);
}

/** Longer than any day, and shorter than any two, in milliseconds. */
const overADay = 30 * 60 * 60 * 1000;

/** The day before the one that an instant is in, as the clocks of a zone show it: from its begin to the begin of the next, ISO 8601. */
export function dayBefore(
  now: number,
  zone: TimeZone,
): { readonly fromTime: string; readonly toTime: string } {
  const end = endOfDay(endOfDay(now, zone) - overADay, zone);
  const begin = endOfDay(end - overADay, zone) + 1;
  return { fromTime: new Date(begin).toISOString(), toTime: new Date(end + 1).toISOString() };
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
