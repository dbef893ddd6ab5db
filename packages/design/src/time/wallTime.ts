import moment, { type Moment } from 'moment';
import { instantShowing, offsetAt, type TimeZone } from '../zone';

/** Time on the clocks of a zone at an instant (milliseconds). */
export function wallTime(instant: number, zone: TimeZone): Moment {
  // Stryker disable next-line ConditionalExpression: the other way gives the same time, but more slowly
  return zone === undefined ? moment(instant) : moment.utc(instant + offsetAt(instant, zone));
}

const wallFormat = 'YYYY-MM-DDTHH:mm:ss';

/** The instant at which the clocks of a zone show a time, in milliseconds, see {@link instantShowing}. */
export const instantOf = (wall: Moment, zone: TimeZone): number =>
  instantShowing(moment.utc(wall.format(wallFormat)).valueOf(), zone);
