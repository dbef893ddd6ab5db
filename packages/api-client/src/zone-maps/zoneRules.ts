import { defaultFloor } from '../reader-definitions/adapter';
import { areApart, type Bounds, boundsOf, overlap } from './overlap';
import { areaOf, cornersOf, isSimple, type Place, tolerance } from './polygon';

/** Where items are that are in no zone of their facility, or have left it: no zone of a map is called so. */
export const reservedZoneNames = ['FACILITY', 'ABSENT'] as const;

/** A zone has at least this many corners. */
export const leastCorners = 3;

/** Fields of a zone that the rules check. */
export interface RuledZone {
  readonly name: string;
  readonly floor?: string | null;
  readonly points?: readonly Place[] | null;
}

/** Problem of the zones of a map: its name, and the zones it is about. */
export type ZoneProblem =
  | { readonly problem: 'zoneNameMissing' }
  | {
      readonly problem:
        | 'zoneNameReserved'
        | 'zoneNameRepeated'
        | 'zoneCornersMissing'
        | 'zoneFlat'
        | 'zoneCrossesItself';
      readonly zone: string;
    }
  | { readonly problem: 'zonesOverlap'; readonly zone: string; readonly other: string };

/**
 * Problems of the zones of one map: every name used once and none reserved; every zone a polygon of at least
 * three corners that does not cross itself; no two zones of a floor one over the other. Neighbours may touch.
 * Empty when nothing is wrong.
 */
export function zoneProblems(zones: readonly RuledZone[]): ZoneProblem[] {
  const names = new Set<string>();
  const looked = zones.map((zone) => {
    const shape = shapeProblems(zone);
    const problems = [...nameProblems(zone, names), ...shape];
    names.add(zone.name);
    return { zone, problems, isShaped: shape.length === 0 };
  });
  const ofEach = looked.flatMap(({ problems }) => problems);
  const shaped = looked.flatMap(({ zone: { name, floor, points }, isShaped }) =>
    isShaped && points ? [{ name, floor: floor || defaultFloor, points, bounds: boundsOf(points) }] : [],
  );
  return [...ofEach, ...shaped.flatMap((zone, index) => overlaps(zone, shaped.slice(index + 1)))];
}

/** @param before the names of the zones before */
function nameProblems({ name }: RuledZone, before: ReadonlySet<string>): ZoneProblem[] {
  if (name.trim() === '') return [{ problem: 'zoneNameMissing' }];
  if (reservedZoneNames.some((reserved) => reserved === name))
    return [{ problem: 'zoneNameReserved', zone: name }];
  return before.has(name) ? [{ problem: 'zoneNameRepeated', zone: name }] : [];
}

function shapeProblems({ name, points }: RuledZone): ZoneProblem[] {
  const corners = points && cornersOf(points);
  if (!corners || corners.length < leastCorners) return [{ problem: 'zoneCornersMissing', zone: name }];
  if (!isSimple(corners)) return [{ problem: 'zoneCrossesItself', zone: name }];
  return areaOf(corners) < tolerance ** 2 ? [{ problem: 'zoneFlat', zone: name }] : [];
}

/** A zone of which is known how far it reaches, so that distant ones need not be compared. */
interface Bounded {
  readonly name: string;
  readonly floor: string;
  readonly points: readonly Place[];
  readonly bounds: Bounds;
}

function overlaps(zone: Bounded, others: readonly Bounded[]): ZoneProblem[] {
  return others
    .filter((other) => other.floor === zone.floor && !areApart(zone.bounds, other.bounds))
    .filter((other) => overlap(zone.points, other.points))
    .map((other) => ({ problem: 'zonesOverlap', zone: zone.name, other: other.name }));
}

/** Problem of the zones of a map, as the service and commands say it. */
export function describeZoneProblem(problem: ZoneProblem): string {
  switch (problem.problem) {
    case 'zoneNameMissing':
      return 'must each have a name';
    case 'zoneNameReserved':
      return `must not use the reserved name "${problem.zone}"`;
    case 'zoneNameRepeated':
      return `has the name "${problem.zone}" twice`;
    case 'zoneCornersMissing':
      return `has "${problem.zone}" with fewer than ${leastCorners} points`;
    case 'zoneCrossesItself':
      return `has "${problem.zone}" with a border that crosses itself`;
    case 'zoneFlat':
      return `has "${problem.zone}" without any area`;
    case 'zonesOverlap':
      return `"${problem.zone}" and "${problem.other}" overlap`;
  }
}
