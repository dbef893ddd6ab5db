import { type Failure, type FormErrors, rules } from '@console/design/form';
import { formatList } from '@console/design/language';
import type { TimeZone } from '@console/design/zone';
import { type DataFilters, dataTypeOf } from './filters';
import { endOfDay, leastRange } from './timeLimits';

/** Time, zone and zones of facilities for the rules. */
export interface RuleContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly zone: TimeZone;
  /** All zones of a facility; undefined while they are not known, then any zone passes. */
  readonly zonesOf: (facility: string) => ReadonlySet<string> | undefined;
}

/** Failures of the filters of the chosen type; those of the other types are not looked at. */
export function filterErrors(filters: DataFilters, context: RuleContext): FormErrors {
  const type = dataTypeOf(filters);
  if (type === undefined) return { type: { key: 'data.type.required' } };
  if (type === 'transitions') return {};
  const common = {
    epcPrefix: hexadecimal(filters.epcPrefix.trim()),
    epcFormat: formatError(filters),
    zoneNames: strangeZones(filters.zoneNames, filters.facility, context),
    ...timeErrors(filters, context),
  };
  if (type === 'items') return common;
  return {
    ...common,
    fromZone: strangeZones(listOf(filters.fromZone), filters.fromFacility, context),
    toZone: strangeZones(listOf(filters.toZone), filters.toFacility, context),
    minDistanceMoved: distance(filters.minDistanceMoved),
  };
}

const hexadecimal = rules.pattern(/^[0-9a-f]*$/i, 'data.epcPrefix.hexadecimal');

const distance = rules.all(rules.number, rules.atLeast(0));

const listOf = (zone: string | undefined) => (zone ? [zone] : []);

/** A form of EPCs needs the EPCs it is for [DATA-07]. */
const formatError = ({ epcPrefix, epcFormat }: DataFilters): Failure | undefined =>
  epcFormat && epcPrefix.trim() === '' ? { key: 'data.epcFormat.withoutPrefix' } : undefined;

/** Zones that every facility has without drawing them. */
const everywhere: ReadonlySet<string> = new Set(['ABSENT', 'FACILITY']);

/** Zones have to be in the facility that is chosen with them [DATA-08]. */
function strangeZones(
  zones: readonly string[],
  facility: string | undefined,
  { zonesOf }: RuleContext,
): Failure | undefined {
  const own = facility ? zonesOf(facility) : undefined;
  if (!facility || !own) return undefined;
  const strange = zones.filter((zone) => !everywhere.has(zone) && !own.has(zone));
  if (strange.length === 0) return undefined;
  return {
    key: 'data.zone.elsewhere',
    values: { facility, count: strange.length, zones: formatList(strange) },
  };
}

/** Milliseconds since 1970; NaN for what is no time, which is neither before nor after anything. */
const momentOf = (time: string | undefined): number => new Date(time ?? Number.NaN).getTime();

const unreadable = (time: string | undefined): Failure | undefined =>
  time && Number.isNaN(momentOf(time)) ? { key: 'data.time.unreadable' } : undefined;

/** Failures of the range of time [DATA-10]. */
function timeErrors({ fromTime, toTime }: DataFilters, { now, zone }: RuleContext): FormErrors {
  const errors = { fromTime: unreadable(fromTime), toTime: unreadable(toTime) };
  if (errors.fromTime || errors.toTime) return errors;
  const [from, to] = [momentOf(fromTime), momentOf(toTime)];
  return {
    fromTime: !toTime && from > now ? { key: 'data.fromTime.future' } : undefined,
    toTime: toTimeError(from, to, endOfDay(now, zone)),
  };
}

function toTimeError(from: number, to: number, latest: number): Failure | undefined {
  if (to > latest) return { key: 'data.toTime.afterToday' };
  return to - from < leastRange ? { key: 'data.toTime.tooEarly' } : undefined;
}
