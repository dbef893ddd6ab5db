import type { Density } from '@console/design/theme';
import { isTimeZone, type TimeZone } from '@console/design/zone';

/** The densities in the order they are offered. */
export const densities: readonly Density[] = ['comfortable', 'compact'];

/** Keys under which a person's choices are kept on a device. */
export const preferenceKeys = { density: 'preferences.density', zone: 'preferences.zone' } as const;

/** The density that was kept; anything that is none is the default. */
export const readDensity = (kept: unknown): Density =>
  densities.find((density) => density === kept) ?? 'comfortable';

/** The time zone that was kept; one that this browser does not know is its own. */
export const readZone = (kept: unknown): TimeZone =>
  typeof kept === 'string' && isTimeZone(kept) ? kept : undefined;

/** The time zones to choose from besides that of the browser, UTC first. */
export const timeZones = (): readonly string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];
