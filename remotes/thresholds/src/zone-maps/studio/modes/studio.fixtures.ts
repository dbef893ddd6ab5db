import { createStore } from '@console/design/store';
import { createStudio } from '../../drawing/createStudio';
import type { Spot } from '../../drawing/studioZone';
import type { Canvas, Hint, Press, Target } from './mode';

const square = (name: string, x: number) => ({
  name,
  floor: 'DEFAULT',
  points: [
    { x, y: 0 },
    { x: x + 4, y: 0 },
    { x: x + 4, y: 4 },
    { x, y: 4 },
  ],
});

/** A canvas with two zones, Hall (key 1) and Dock (key 2); `cuts` tells what was cut and joined. */
export function canvasOf() {
  const zones = [square('Hall', 0), square('Dock', 10)];
  const studio = createStudio(
    { name: 'Store', facility: 'Store', floor: 'DEFAULT', zones, points: [] },
    () => 'Zone',
  );
  const cut: unknown[] = [];
  const canvas: Canvas = {
    studio,
    hint: createStore<Hint>({}),
    reach: 200,
    cuts: {
      split: async (zone, from, to) => void cut.push(['split', zone.name, from, to]),
      join: async (zone, other) => void cut.push(['join', zone.name, other.name]),
    },
  };
  const { drawing } = studio;
  const zone = (key: number) => {
    const found = drawing.getState().zones.find((each) => each.key === key);
    if (!found) throw new Error(`There is no zone ${key}.`);
    return found;
  };
  return { canvas, studio, cut, zone, now: () => drawing.getState() };
}

/** A press at a place in millimetres. */
export const press = (x: number, y: number, more: Partial<Omit<Press, 'at'>> = {}): Press => ({
  at: { x, y },
  target: { kind: 'floor' },
  shift: false,
  alt: false,
  ...more,
});

/** The corner or edge of the chosen zone. */
export const part = (kind: 'corner' | 'edge', place: number): { readonly target: Target } => ({
  target: { kind, place },
});

/** Places as x and y by turns, shorter to read. */
export const flat = (corners: readonly Spot[]) => corners.flatMap(({ x, y }) => [x, y]);
