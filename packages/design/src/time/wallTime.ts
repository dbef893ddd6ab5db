import moment, { type Moment } from 'moment';
import { offsetAt, type TimeZone } from '../zone';

/** Time on the clocks of a zone at an instant (milliseconds). */
export function wallTime(instant: number, zone: TimeZone): Moment {
  // Stryker disable next-line ConditionalExpression: the other way gives the same time, but more slowly
  return zone === undefined ? moment(instant) : moment.utc(instant + offsetAt(instant, zone));
}

const wallFormat = 'YYYY-MM-DDTHH:mm:ss';

/**
 * The instant at which the clocks of a zone show a time, in milliseconds. Of a time that clocks show twice it is the
 * one after they were put back; of one they skip, the same distance after they were put forward.
 */
export function instantOf(wall: Moment, zone: TimeZone): number {
  const text = wall.format(wallFormat);
  // Stryker disable next-line ConditionalExpression: the other way gives the same instant, but more slowly
  if (zone === undefined) return moment(text).valueOf();
  const asUtc = moment.utc(text).valueOf();
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, zone), zone);
}
