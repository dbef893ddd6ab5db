import { floorOf } from '@console/api-client/reader-definitions';
import type { Zone } from '@console/api-client/zone-maps';
import type { Place } from '@console/design/plan';
import { farthestMetres } from '../floors';

/** A place on a floor in whole millimetres, so that geometry is exact. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A corner of a zone; a height is kept as the service knows it, in metres. */
export interface Corner extends Spot {
  readonly z?: number;
}

/** A zone that is drawn. Its key stays while its name changes. */
export interface StudioZone {
  readonly key: number;
  readonly name: string;
  readonly floor: string;
  readonly corners: readonly Corner[];
}

/** Millimetres of a metre. */
export const metre = 1000;

/** Metres in whole millimetres. */
export const toMillimetres = (metres: number): number => Math.round(metres * metre);

/** Whole millimetres in metres. */
export const toMetres = (millimetres: number): number => millimetres / metre;

/** A place of a drawing on the plan, in metres. */
export const toPlace = ({ x, y }: Spot): Place => ({ x: toMetres(x), y: toMetres(y) });

/** A number of metres as it is typed; a comma is taken for a point. Undefined for what is no number. */
export function readMetres(text: string): number | undefined {
  const value = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : undefined;
}

/** The zones with a point that is too far away to be drawn. */
export const farZones = <Each extends Pick<Zone, 'points'>>(zones: readonly Each[]): readonly Each[] =>
  zones.filter(({ points }) =>
    points.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > farthestMetres),
  );

/** The zones of a map as they are drawn. */
export const studioZones = (zones: readonly Zone[], firstKey = 1): readonly StudioZone[] =>
  zones.map((zone, index) => ({
    key: firstKey + index,
    name: zone.name,
    floor: floorOf(zone),
    corners: zone.points.map(({ x, y, z }) => ({
      x: toMillimetres(x),
      y: toMillimetres(y),
      ...(z !== undefined && { z }),
    })),
  }));

/** A drawn zone as it is saved. */
export const zoneOf = ({ name, floor, corners }: StudioZone): Zone => ({
  name,
  floor,
  points: corners.map(({ x, y, ...height }) => ({ x: toMetres(x), y: toMetres(y), ...height })),
});
