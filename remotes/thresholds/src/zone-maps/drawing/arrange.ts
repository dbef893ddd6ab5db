import { boxOf } from './rectangle';
import type { StudioZone } from './studioZone';
import { freeKey, moveZone, nextName, type Zones } from './zoneEdits';

/** Directions in which copies of a zone can follow one another. */
export const rowDirections = ['right', 'left', 'up', 'down'] as const;

/** A row of copies behind a zone. */
export interface Row {
  /** Number of copies. */
  readonly copies: number;
  /** Free space between them, in millimetres. */
  readonly gap: number;
  readonly direction: (typeof rowDirections)[number];
}

/** Puts copies of a zone into a row behind it; a number at the end of its name is counted on. */
export function repeatZone(zones: Zones, key: number, { copies, gap, direction }: Row): Zones {
  const original = zones.find((zone) => zone.key === key);
  if (!original) return zones;
  const { width, height } = boxOf(original.corners);
  const sign = direction === 'right' || direction === 'up' ? 1 : -1;
  const isAcross = direction === 'right' || direction === 'left';
  let all = zones;
  let { name } = original;
  for (let index = 1; index <= copies; index += 1) {
    const by = sign * index * ((isAcross ? width : height) + gap);
    const corners = original.corners.map((corner) => ({
      ...corner,
      x: corner.x + (isAcross ? by : 0),
      y: corner.y + (isAcross ? 0 : by),
    }));
    name = nextName(all, name);
    all = [...all, { ...original, key: freeKey(all), name, corners }];
  }
  return all;
}

/** Edges that zones can have in common. */
export const alignments = ['left', 'right', 'high', 'low'] as const;

/** An edge that zones can have in common. */
export type Alignment = (typeof alignments)[number];

const among = (zones: Zones, keys: readonly number[]): readonly StudioZone[] =>
  zones.filter(({ key, corners }) => keys.includes(key) && corners.length > 0);

/** Moves zones so that they have an edge in common: the outermost of them. */
export function alignZones(zones: Zones, keys: readonly number[], edge: Alignment): Zones {
  const edges = among(zones, keys).map(({ key, corners }) => ({ key, at: boxOf(corners)[edge] }));
  const places = edges.map(({ at }) => at);
  const to = edge === 'left' || edge === 'low' ? Math.min(...places) : Math.max(...places);
  const isAcross = edge === 'left' || edge === 'right';
  return edges.reduce(
    (all, { key, at }) =>
      at === to ? all : moveZone(all, key, isAcross ? { x: to - at, y: 0 } : { x: 0, y: to - at }),
    zones,
  );
}

/** Moves zones so that the spaces between them are the same; the outermost stay. */
export function distributeZones(zones: Zones, keys: readonly number[], axis: 'x' | 'y'): Zones {
  const boxes = among(zones, keys)
    .map(({ key, corners }) => {
      const { left, low, width, height } = boxOf(corners);
      return { key, at: axis === 'x' ? left : low, size: axis === 'x' ? width : height };
    })
    .sort((one, other) => one.at - other.at);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last || boxes.length < 3) return zones;
  const space = last.at + last.size - first.at - boxes.reduce((sum, { size }) => sum + size, 0);
  const gap = space / (boxes.length - 1);
  let next = first.at;
  let all = zones;
  for (const { key, at, size } of boxes) {
    const by = Math.round(next) - at;
    if (by !== 0) all = moveZone(all, key, axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
    next += size + gap;
  }
  return all;
}
