import { floorOf } from '@console/api-client/reader-definitions';
import { areaOf, type Zone } from '@console/api-client/zone-maps';
import { compareNames } from '@console/design/language';

/** Difference between a zone of one map and the zone of the same name in another. */
export type Difference = 'onlyFirst' | 'onlySecond' | 'changed' | 'same';

/** In what a zone differs. */
type Aspect = 'floor' | 'points' | 'heights';

/** A zone in two maps. */
export interface ComparedZone {
  /** Unique; names may be there twice in what the service has. */
  readonly key: string;
  readonly name: string;
  readonly first: Zone | undefined;
  readonly second: Zone | undefined;
  readonly difference: Difference;
  /** Empty unless it is changed. */
  readonly aspects: readonly Aspect[];
}

const cornersOf = ({ points }: Zone) => JSON.stringify(points.map(({ x, y }) => [x, y]));
const heightsOf = ({ points }: Zone) => JSON.stringify(points.map(({ z }) => z ?? null));

function aspectsOf(first: Zone, second: Zone): readonly Aspect[] {
  const differing: readonly (readonly [Aspect, boolean])[] = [
    ['floor', floorOf(first) !== floorOf(second)],
    ['points', cornersOf(first) !== cornersOf(second)],
    ['heights', first.points.length === second.points.length && heightsOf(first) !== heightsOf(second)],
  ];
  return differing.flatMap(([aspect, differs]) => (differs ? [aspect] : []));
}

/** Zones by name; of zones with one name each has a number behind. */
function keyed(zones: readonly Zone[]): ReadonlyMap<string, Zone> {
  const seen = new Map<string, number>();
  return new Map(
    zones.map((zone) => {
      const count = (seen.get(zone.name) ?? 0) + 1;
      seen.set(zone.name, count);
      return [count === 1 ? zone.name : `${zone.name}\n${count}`, zone];
    }),
  );
}

/** Compares two maps zone by zone, by their names: first the zones of the first in their order, then what only the second has. */
export function compareZones(first: readonly Zone[], second: readonly Zone[]): readonly ComparedZone[] {
  const [one, other] = [keyed(first), keyed(second)];
  return [...new Set([...one.keys(), ...other.keys()])].map((key) => {
    const [before, after] = [one.get(key), other.get(key)];
    const aspects = before && after ? aspectsOf(before, after) : [];
    return {
      key,
      name: (before ?? after)?.name ?? key,
      first: before,
      second: after,
      difference: !after ? 'onlyFirst' : !before ? 'onlySecond' : aspects.length > 0 ? 'changed' : 'same',
      aspects,
    };
  });
}

/** Area of a zone in square metres, to two decimals; undefined for a zone that has none. */
export const areaInMetres = (zone: Zone | undefined): number | undefined =>
  zone && zone.points.length > 2 ? Math.round(areaOf(zone.points) * 100) / 100 : undefined;

/** The floors on which something of two maps is. */
export const floorsOfBoth = (compared: readonly ComparedZone[]): readonly string[] =>
  [
    ...new Set(
      compared.flatMap(({ first, second }) =>
        [first, second].flatMap((zone) => (zone ? [floorOf(zone)] : [])),
      ),
    ),
  ].sort(compareNames);
