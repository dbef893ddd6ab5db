import { floorOf } from '@console/api-client/reader-definitions';
import type { Zone } from '@console/api-client/zone-maps';
import { compareNames } from '@console/design/language';

/** Farthest from the origin a point can be, in metres: up to here geometry in whole millimetres is exact. */
export const farthestMetres = 30_000;

/** The floors of zones, in the order of their names. */
export const floorsOf = (zones: readonly Pick<Zone, 'floor'>[]): readonly string[] =>
  [...new Set(zones.map(floorOf))].sort(compareNames);
