import type { Spot } from '../../drawing/studioZone';
import type { PlacedAt } from '../placements';
import { type Held, spotOf } from './mode';

/**
 * Moves a reader with the pointer.
 * @param place - where it hung when it was pressed
 * @param start - where it was pressed
 */
export function moving(name: string, place: PlacedAt, start: Spot): Held {
  let hasMoved = false;
  return {
    move: (canvas, { at, alt }) => {
      const { store } = canvas;
      const wanted = { x: place.x + at.x - start.x, y: place.y + at.y - start.y };
      // A press that shakes is no step: what is off the grid would jump onto it.
      if (!hasMoved && Math.hypot(at.x - start.x, at.y - start.y) <= canvas.reach / 4) return;
      hasMoved = true;
      store.place(name, { ...place, ...spotOf(canvas, wanted, alt) }, true);
    },
    release: ({ store }) => store.endGesture(),
    cancel: ({ store }) => store.abandonGesture(),
  };
}
