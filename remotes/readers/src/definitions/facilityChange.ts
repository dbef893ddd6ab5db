import type { ZoneMap } from '@console/api-client/zone-maps';
import { unknownZones, type ZonesOfFacility } from './definition.zones';
import type { DefinitionRow } from './definitionRows';
import { placedReader } from './placedReader';

/** The first antenna zone of a reader that a facility does not have [READER-22]; undefined when it has all. */
export const missingZone = ({ definition }: DefinitionRow, known: ZonesOfFacility): string | undefined =>
  unknownZones(definition.antennaZones, known)[0];

/** Concerns before readers are moved to another facility. */
export interface MoveConcerns {
  /** Number of them that run a job. */
  readonly busy: number;
  /** Number of them that keep coordinates from where they are now. */
  readonly placed: number;
  /** Number of these that lie outside the zone maps of the new facility then. */
  readonly outside: number;
}

/** The least and the greatest; of any number of values. */
const extentOf = (values: readonly number[]): readonly [least: number, greatest: number] =>
  values.reduce<readonly [number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** Concerns of moving these readers: running jobs, and places on a plan. */
export function moveConcerns(rows: readonly DefinitionRow[], zoneMaps: readonly ZoneMap[]): MoveConcerns {
  const corners = zoneMaps.flatMap(({ zones }) => zones.flatMap(({ points }) => points));
  const [left, right] = extentOf(corners.map(({ x }) => x));
  const [low, high] = extentOf(corners.map(({ y }) => y));
  const isOutside = ({ x, y }: { readonly x: number; readonly y: number }) =>
    corners.length > 0 && (x < left || x > right || y < low || y > high);
  const placed = rows.flatMap(({ definition }) => placedReader({ ...definition, facility: 'any' }) ?? []);
  return {
    busy: rows.filter(({ reported }) => reported?.state === 'RUNNING_JOB').length,
    placed: placed.length,
    outside: placed.filter(isOutside).length,
  };
}
