/** Name of a time zone (`UTC`, `Europe/Oslo`); undefined is that of the browser. */
export type TimeZone = string | undefined;

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  return format;
}

/** Offset of a zone from UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, zone: TimeZone): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which the clocks of a zone show a time, in milliseconds. Of a time that clocks show twice it is the
 * one after they were put back; of one they skip, the same distance after they were put forward.
 * @param shown - the instant at which clocks of UTC show it
 */
export const instantShowing = (shown: number, zone: TimeZone): number =>
  shown - offsetAt(shown - offsetAt(shown, zone), zone);

/** True for a time zone that the browser knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
