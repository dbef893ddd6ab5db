import {
  describeZoneProblem,
  type PointAnswer,
  type ZoneMapAnswer,
  type ZoneMapRequest,
  zoneProblems,
} from '@console/api-client/zone-maps/schema';
import { invalid } from '../../server/failure';

/** The floor of a zone that names none. */
const defaultFloor = 'DEFAULT';

/**
 * A zone map as it is stored and answered: every key of a zone and of a point there, unknown heights `null`; a
 * floor and an outline of the whole only where they were written.
 * @throws 400 naming the zones
 */
export function storedForm(request: ZoneMapRequest, facility: string): ZoneMapAnswer {
  const { name, floor, points, zones } = request;
  const problems = zoneProblems(zones ?? []).map(describeZoneProblem);
  if (problems.length > 0) throw invalid('zones', problems.join('; '));
  return {
    name,
    facility,
    ...(floor ? { floor } : {}),
    ...(points ? { points: points.map(storedPoint) } : {}),
    zones: (zones ?? []).map((zone) => ({
      name: zone.name,
      floor: zone.floor || defaultFloor,
      points: zone.points.map(storedPoint),
    })),
  };
}

const storedPoint = ({ x, y, z = null }: PointAnswer): PointAnswer => ({ x, y, z });
