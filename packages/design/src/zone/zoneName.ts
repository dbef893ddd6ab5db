import { useTimeZone } from './TimeZoneProvider';

let ownZone: string | undefined;

/** Making a format is slow, and every time on a page asks. */
function browserZone(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ownZone;
}

/** The name of the zone in which times are shown and typed: `Europe/Berlin`. */
export const useZoneName = (): string => useTimeZone() ?? browserZone();
