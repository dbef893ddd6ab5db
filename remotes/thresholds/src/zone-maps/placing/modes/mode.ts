import { type Spot, toMillimetres } from '../../drawing/studioZone';
import { snap } from '../../studio/snap';
import type { PlacingStore } from '../createPlacing';

/** The plan as modes see it. */
export interface Canvas {
  readonly store: PlacingStore;
  /** Distance within which something counts as pressed or near, in millimetres. */
  readonly reach: number;
}

/** Part of the drawing under the pointer: the floor, a reader, or the handle that turns the chosen one. */
export type Target =
  | { readonly kind: 'floor' }
  | { readonly kind: 'reader' | 'handle'; readonly name: string };

/** A pointer on the plan. */
export interface Press {
  /** Millimetres, not rounded. */
  readonly at: Spot;
  readonly target: Target;
  /** Nothing is snapped to. */
  readonly alt: boolean;
}

/** A gesture from press to release: the pointer is held. */
export interface Held {
  readonly move: (canvas: Canvas, press: Press) => void;
  readonly release: (canvas: Canvas) => void;
  /** Leaves everything as it was before the press. */
  readonly cancel: (canvas: Canvas) => void;
}

/** Degrees that a turn by the pointer is rounded to; one with Alt. */
export const turnStep = (alt: boolean): number => (alt ? 1 : 5);

/** The place under a pointer: on the grid, or on the centimetre with Alt. */
export function spotOf({ store, reach }: Canvas, at: Spot, alt: boolean): Spot {
  const { grid } = store.placing.getState();
  return snap(at, { grid: alt || grid === 0 ? toMillimetres(0.01) : grid, reach, corners: [] });
}
