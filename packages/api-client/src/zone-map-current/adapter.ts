import { type WithoutBlank, withoutBlank } from '../wire';
import type { ZoneMap } from '../zone-maps/adapter';
import type { CurrentZoneMapAnswer } from './schema';

/** Which zone map items of a facility are located on: without a name, none. `COMPLETE` once the service uses it. */
export type CurrentZoneMap = WithoutBlank<CurrentZoneMapAnswer>;

/** Which zone map is current as the console shows it. */
export const readCurrentZoneMap = (answer: CurrentZoneMapAnswer): CurrentZoneMap => withoutBlank(answer);

/** True for the current zone map of its facility (ZONE-05). */
export const isCurrent = (
  zoneMap: Pick<ZoneMap, 'name'>,
  current: CurrentZoneMap | null | undefined,
): boolean => current?.name === zoneMap.name;
