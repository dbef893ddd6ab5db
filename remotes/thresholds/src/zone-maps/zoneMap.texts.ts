import type { Point, Zone, ZoneProblem } from '@console/api-client/zone-maps';
import { formatList } from '@console/design/language';
import { type Translate, translateKey } from '@console/design/messages';
import { farthestMetres } from './floors';

/** A point as x,y in metres [ZONE-04]. */
export const pointInWords = ({ x, y }: Pick<Point, 'x' | 'y'>): string => `${x},${y}`;

/** Sentence on a problem of zones, naming them. */
export const problemInWords = ({ problem, ...zones }: ZoneProblem, translate: Translate): string =>
  translateKey(translate, `zones.problem.${problem}`, zones);

/** Names zones with a point that is too far away to be drawn. */
export const farInWords = (zones: readonly Pick<Zone, 'name'>[], translate: Translate): string =>
  translate('zones.far', {
    zones: formatList(zones.map(({ name }) => name)),
    count: zones.length,
    farthest: farthestMetres,
  });
