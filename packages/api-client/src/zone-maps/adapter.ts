import { type WithoutBlank, withoutBlank } from '../wire';
import type { Zone, ZoneMapAnswer } from './schema';

/** The zones of a facility. */
export type ZoneMap = WithoutBlank<Omit<ZoneMapAnswer, 'zones'>> & { readonly zones: readonly Zone[] };

/** A zone map as the console shows it: no zones is an empty list. */
export function readZoneMap({ zones, ...zoneMap }: ZoneMapAnswer): ZoneMap {
  return { ...withoutBlank(zoneMap), zones: zones ?? [] };
}
