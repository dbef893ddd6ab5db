import type { TimeZone } from './timeZone';

/**
 * The time of day as the clocks of a zone show it, `14:05:09`, where the day is not needed. It takes no library, so it
 * may stand in what is loaded first.
 *
 * @param instant - milliseconds since 1970
 * @param zone - undefined is that of the browser
 */
export const formatClock = (instant: number, zone: TimeZone): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(instant);
