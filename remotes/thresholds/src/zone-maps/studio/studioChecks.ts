import { contains, type Point, type ZoneProblem, zoneProblems } from '@console/api-client/zone-maps';
import { type StudioZone, zoneOf } from '../drawing/studioZone';

/** Problem of the drawing, naming the zones. */
export type StudioProblem = ZoneProblem | { readonly problem: 'zoneOutside'; readonly zone: string };

/**
 * Problems of the zones that are drawn: what the service refuses, and zones outside the outline of the map.
 * @param outline the outline of the map; none or fewer than three points: it has no edge
 */
export function studioProblems(
  zones: readonly StudioZone[],
  outline: readonly Point[] = [],
): readonly StudioProblem[] {
  const drawn = zones.map(zoneOf);
  const outside =
    outline.length < 3 ? [] : drawn.filter(({ points }) => points.some((point) => !contains(outline, point)));
  return [
    ...zoneProblems(drawn),
    ...outside.map(({ name }) => ({ problem: 'zoneOutside', zone: name }) as const),
  ];
}

/** The names of zones with which something is wrong. */
export const faultyNames = (problems: readonly StudioProblem[]): ReadonlySet<string> =>
  new Set(
    problems.flatMap((problem) => [
      ...('zone' in problem ? [problem.zone] : []),
      ...('other' in problem ? [problem.other] : []),
    ]),
  );
