import { defaultFloor } from '@console/api-client/reader-definitions';
import type { Point, Zone, ZoneProblem } from '@console/api-client/zone-maps';
import { compareNames, formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';

/** Farthest from the origin a point can be, in metres: up to here geometry in whole millimetres is exact. */
export const farthestMetres = 30_000;

/** The floor of a zone; one without a floor is on the one where everything is that nobody placed. */
export const floorOf = ({ floor }: Pick<Zone, 'floor'>): string => floor || defaultFloor;

/** The floors of zones, in the order of their names. */
export const floorsOf = (zones: readonly Pick<Zone, 'floor'>[]): readonly string[] =>
  [...new Set(zones.map(floorOf))].sort(compareNames);

/** A point as x,y in metres [ZONE-04]. */
export const pointInWords = ({ x, y }: Pick<Point, 'x' | 'y'>): string => `${x},${y}`;

/** What is wrong with zones, naming them. */
export const problemInWords = ({ problem, ...zones }: ZoneProblem, translate: Translate): string =>
  translate(`zones.problem.${problem}`, zones);

/** Names zones with a point that is too far away to be drawn. */
export const farInWords = (zones: readonly Pick<Zone, 'name'>[], translate: Translate): string =>
  translate('zones.far', {
    zones: formatList(zones.map(({ name }) => name)),
    count: zones.length,
    farthest: farthestMetres,
  });
