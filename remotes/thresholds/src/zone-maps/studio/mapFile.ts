import type { Zone, ZoneMap } from '@console/api-client/zone-maps';
import { mostCorners, mostZones } from '@console/api-client/zone-maps/schema';
import { type FloorPlans, readWrittenFloorPlans, type WrittenFloorPlan } from '../floor-plans/floorPlan';
import { farthestMetres as farthest } from '../floors';

/** Content of a file, or why it cannot be read: a key of a text with its values. */
export type MapFile =
  | { readonly zones: readonly Zone[]; readonly floorPlans: readonly WrittenFloorPlan[] }
  | { readonly problem: MapFileProblem; readonly zone?: string };

/** Why a file cannot be read. */
export type MapFileProblem =
  | 'tooLarge'
  | 'notRead'
  | 'notJson'
  | 'noZones'
  | 'tooManyZones'
  | 'noName'
  | 'noPoints'
  | 'tooManyPoints'
  | 'badPoint'
  | 'badImage';

/** Largest file, in bytes: the images of some floors are in it. */
export const largestFile = 60_000_000;

/** A zone map as a file: JSON as the service writes it, with the images under the zones where there are some. */
export function writeMapFile(
  { name, facility }: ZoneMap,
  zones: readonly Zone[],
  plans: FloorPlans = {},
): string {
  const floorPlans = Object.keys(plans).length > 0 ? plans : undefined;
  return `${JSON.stringify({ name, facility, zones, floorPlans }, null, 2)}\n`;
}

/** Reads the zones of a file; what is wrong with it names the zone where there is one. */
export function readMapFile(text: string): MapFile {
  const read = parse(text);
  if (read === undefined) return { problem: 'notJson' };
  const given: unknown = Object(read).zones;
  if (!Array.isArray(given)) return { problem: 'noZones' };
  if (given.length > mostZones) return { problem: 'tooManyZones' };
  const zones: Zone[] = [];
  for (const each of given) {
    const zone = readZone(each);
    if ('problem' in zone) return zone;
    zones.push(zone);
  }
  const floorPlans = readWrittenFloorPlans(Object(read).floorPlans);
  return floorPlans ? { zones, floorPlans } : { problem: 'badImage' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readZone(given: unknown): Zone | { readonly problem: MapFileProblem; readonly zone?: string } {
  const { name, floor, points } = Object(given);
  if (typeof name !== 'string' || name.trim() === '') return { problem: 'noName' };
  if (!Array.isArray(points)) return { problem: 'noPoints', zone: name };
  if (points.length > mostCorners) return { problem: 'tooManyPoints', zone: name };
  const corners = points.map(Object);
  if (!corners.every(isPoint)) return { problem: 'badPoint', zone: name };
  return {
    name,
    ...(typeof floor === 'string' && floor !== '' && { floor }),
    points: corners.map(({ x, y, z }) => ({ x, y, ...(typeof z === 'number' && { z }) })),
  };
}

const isWithin = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= farthest;

const isPoint = ({ x, y, z }: { x?: unknown; y?: unknown; z?: unknown }): boolean =>
  isWithin(x) && isWithin(y) && (z === undefined || z === null || isWithin(z));
