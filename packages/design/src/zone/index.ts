export { formatClock } from './formatClock';
export { TimeZoneProvider, type TimeZoneProviderProps, useTimeZone } from './TimeZoneProvider';
export { instantShowing, isTimeZone, offsetAt, type TimeZone } from './timeZone';
export { useZoneName } from './zoneName';
