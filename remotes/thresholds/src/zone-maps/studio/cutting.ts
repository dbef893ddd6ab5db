import { FillRule, intersect, type Path64, union } from 'clipper2-ts';
import type { Corner, Spot } from '../drawing/studioZone';

/** Polygons that come out of a cut or a join, or why there are none. */
export type CutResult =
  | { readonly parts: readonly (readonly Corner[])[] }
  | { readonly problem: 'notCut' | 'apart' | 'hole' };

/** Heights of corners that are there before and after; clipping knows none. */
function withHeights(path: Path64, corners: readonly Corner[]): readonly Corner[] {
  const heights = new Map(corners.map(({ x, y, z }) => [`${x},${y}`, z]));
  return path.map(({ x, y }) => {
    const z = heights.get(`${x},${y}`);
    return { x, y, ...(z !== undefined && { z }) };
  });
}

const pathOf = (corners: readonly Spot[]): Path64 => corners.map(({ x, y }) => ({ x, y }));

/** The area to the left of a line, as far as the corners reach; points are in whole millimetres. */
function leftOf(from: Spot, to: Spot, corners: readonly Spot[]): Path64 {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const far = corners.reduce((most, { x, y }) => Math.max(most, Math.hypot(x - from.x, y - from.y)), length);
  const along = { x: ((to.x - from.x) / length) * 4 * far, y: ((to.y - from.y) / length) * 4 * far };
  const across = { x: -along.y, y: along.x };
  const at = (forward: number, aside: number) => ({
    x: Math.round(from.x + forward * along.x + aside * across.x),
    y: Math.round(from.y + forward * along.y + aside * across.y),
  });
  return [at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)];
}

/** Twice the area, positive for an outline and negative for a hole. */
const signedArea = (path: Path64): number =>
  path.reduce((sum, { x, y }, index) => {
    const next = path[(index + 1) % path.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

/** Cuts a zone along the line through two places. */
export function splitZone(corners: readonly Corner[], from: Spot, to: Spot): CutResult {
  if (from.x === to.x && from.y === to.y) return { problem: 'notCut' };
  const subject = [pathOf(corners)];
  const parts = [
    [from, to],
    [to, from],
  ].flatMap(([start, end]) =>
    start && end ? intersect(subject, [leftOf(start, end, corners)], FillRule.NonZero) : [],
  );
  return parts.length < 2
    ? { problem: 'notCut' }
    : { parts: parts.map((part) => withHeights(part, corners)) };
}

/** Joins two zones into one. They have to touch or overlap, and must not leave a hole between them. */
export function joinZones(one: readonly Corner[], other: readonly Corner[]): CutResult {
  const joined = union([pathOf(one)], [pathOf(other)], FillRule.NonZero);
  const outlines = joined.filter((path) => signedArea(path) > 0);
  const [outline] = outlines;
  if (outlines.length !== 1 || !outline) return { problem: 'apart' };
  if (joined.length > 1) return { problem: 'hole' };
  return { parts: [withHeights(outline, [...one, ...other])] };
}
