import type { Box, Fit } from './view';

/** Very many things on a floor, as dots. Metres; what has no place there has NaN. */
export interface PlanDots {
  readonly count: number;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** Index of the dot that is emphasised. @defaultValue none */
  readonly selected?: number;
  /** A way: x and y by turns, the oldest first. @defaultValue none */
  readonly trail?: ArrayLike<number>;
}

/** Dots that move: drawn whenever they have changed, without React. */
export interface DotSource {
  readonly current: () => PlanDots;
  /** @returns ends it */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A source of dots that shows what it was given last. */
export interface ShownDots extends DotSource {
  readonly show: (dots: PlanDots) => void;
}

const noDots: PlanDots = { count: 0, x: [], y: [] };

/** Makes a source of dots, without any at first. */
export function createDotSource(): ShownDots {
  let dots = noDots;
  const listeners = new Set<() => void>();
  return {
    current: () => dots,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (next) => {
      dots = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Amounts per cell of a grid on a floor, in metres. */
export interface PlanHeat {
  /** Left and lower edge of the grid, and width and height of a cell, in metres. */
  readonly left: number;
  readonly low: number;
  readonly cell: number;
  readonly columns: number;
  /** Row by row from below, each from the left. */
  readonly values: ArrayLike<number>;
}

/** Dots that are drawn as one, since they are near each other on the screen. Pixels. */
interface DotCluster {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Index of one of them. */
  readonly dot: number;
}

/** Width and height of the cells in which dots are one cluster, in pixels. */
export const clusterCell = 32;

/**
 * The dots within a box by cells of a grid, each at the middle of its dots. The grid is fixed to the floor, so that
 * nothing jumps while the plan is moved.
 */
export function clusterDots({ count, x, y }: PlanDots, fit: Fit, box: Box): readonly DotCluster[] {
  const shiftX = ((fit.x % clusterCell) + clusterCell) % clusterCell;
  const shiftY = ((fit.y % clusterCell) + clusterCell) % clusterCell;
  const columns = Math.ceil(box.width / clusterCell) + 2;
  const rows = Math.ceil(box.height / clusterCell) + 2;
  const counts = new Int32Array(columns * rows);
  const firsts = new Int32Array(columns * rows);
  const sumsX = new Float64Array(columns * rows);
  const sumsY = new Float64Array(columns * rows);
  for (let dot = 0; dot < count; dot += 1) {
    const left = fit.x + (x[dot] ?? Number.NaN) * fit.scale;
    const top = fit.y - (y[dot] ?? Number.NaN) * fit.scale;
    if (!(left >= 0 && left <= box.width && top >= 0 && top <= box.height)) continue;
    const column = Math.floor((left - shiftX) / clusterCell) + 1;
    const row = Math.floor((top - shiftY) / clusterCell) + 1;
    const cell = row * columns + column;
    if (counts[cell] === 0) firsts[cell] = dot;
    counts[cell] = (counts[cell] ?? 0) + 1;
    sumsX[cell] = (sumsX[cell] ?? 0) + left;
    sumsY[cell] = (sumsY[cell] ?? 0) + top;
  }
  const clusters: DotCluster[] = [];
  for (let cell = 0; cell < counts.length; cell += 1) {
    const size = counts[cell] ?? 0;
    if (size > 0)
      clusters.push({
        x: (sumsX[cell] ?? 0) / size,
        y: (sumsY[cell] ?? 0) / size,
        count: size,
        dot: firsts[cell] ?? 0,
      });
  }
  return clusters;
}

/** Radius of a cluster in pixels: larger for more dots, and never beyond its cell. */
export const clusterRadius = (count: number) => Math.min(clusterCell / 2, 8 + 3 * Math.log10(count));

/** Distance within which a dot counts as pressed, in pixels: half of the least size of a target. */
const reach = 12;

/** Hit test: one dot, or a cluster of several, at a place of a box; undefined where there is none. Pixels. */
export function dotsAt(
  dots: PlanDots,
  fit: Fit,
  box: Box,
  at: { readonly x: number; readonly y: number },
  clustered: boolean,
): DotCluster | undefined {
  const distanceTo = (one: { readonly x: number; readonly y: number }) =>
    Math.hypot(one.x - at.x, one.y - at.y);
  if (clustered)
    return clusterDots(dots, fit, box)
      .filter((cluster) => distanceTo(cluster) <= Math.max(reach, clusterRadius(cluster.count)))
      .sort((one, other) => distanceTo(one) - distanceTo(other))[0];
  let nearest: DotCluster | undefined;
  let least = reach;
  for (let dot = 0; dot < dots.count; dot += 1) {
    const place = {
      x: fit.x + (dots.x[dot] ?? Number.NaN) * fit.scale,
      y: fit.y - (dots.y[dot] ?? Number.NaN) * fit.scale,
    };
    const distance = distanceTo(place);
    if (distance > least) continue;
    // What has no place is no distance away.
    if (Number.isNaN(distance)) continue;
    least = distance;
    nearest = { ...place, count: 1, dot };
  }
  return nearest;
}
