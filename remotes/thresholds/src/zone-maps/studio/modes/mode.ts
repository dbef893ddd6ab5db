import type { Store } from '@console/design/store';
import type { StudioStore } from '../../drawing/createStudio';
import type { Spot, StudioZone } from '../../drawing/studioZone';
import type { Cuts } from '../useCuts';

/** A part of the floor in which points are chosen, from one corner to the other. */
export interface Area {
  readonly from: Spot;
  readonly to: Spot;
}

/** Signs on the canvas that belong to no zone. */
export interface Hint {
  /** Place that a press would take. */
  readonly pointer?: Spot;
  /** Crosshair of the keyboard. */
  readonly cross?: Spot;
  readonly area?: Area;
  /** Place of what is dragged, to be said beside it. */
  readonly dragged?: Spot;
}

/** The canvas of the studio as modes see it. */
export interface Canvas {
  readonly studio: StudioStore;
  readonly cuts: Pick<Cuts, 'split' | 'join'>;
  readonly hint: Store<Hint>;
  /** Distance within which something counts as pressed or near, in millimetres. */
  readonly reach: number;
}

/** Part of the drawing under the pointer: a zone, or a corner or an edge of the chosen one. */
export type Target =
  | { readonly kind: 'floor' }
  | { readonly kind: 'zone'; readonly zone: StudioZone }
  | { readonly kind: 'corner' | 'edge'; readonly place: number };

/** A pointer on the canvas. */
export interface Press {
  /** Not rounded: what is snapped to it is. */
  readonly at: Spot;
  readonly target: Target;
  readonly shift: boolean;
  /** Nothing is snapped to. */
  readonly alt: boolean;
}

/** A gesture from press to release: the pointer is held. */
export interface Held {
  readonly move?: (canvas: Canvas, press: Press) => void;
  readonly release?: (canvas: Canvas) => void;
  /** Leaves everything as it was before the press. */
  readonly cancel?: (canvas: Canvas) => void;
}

/** A mode of the studio. Modes keep no state: that is the drawing's, the hint's, or of what they hold. */
export interface Mode {
  /** Hears a press. @returns the gesture that it begins; none leaves the pointer to the plan, which moves */
  readonly enter: (canvas: Canvas, press: Press) => Held | undefined;
  /** Hears a pointer that is not pressed. */
  readonly move?: (canvas: Canvas, press: Press) => void;
  /** Takes a place that was chosen by keys. */
  readonly put?: (canvas: Canvas, spot: Spot) => void;
  /** Ends the mode, or one thing of it. */
  readonly cancel: (canvas: Canvas) => void;
}

/** A pointer that is held, and does nothing more. */
export const resting: Held = {};

/** Ends of a drag that edits the drawing: one step, or none. */
export const dragEnds: Held = {
  release: ({ studio, hint }) => {
    hint.setState({});
    studio.endGesture();
  },
  cancel: ({ studio, hint }) => {
    hint.setState({});
    studio.abandonGesture();
  },
};

/** Places that corners are snapped to: the corners of the zones of the floor, but for one. */
export const cornersOfOthers = ({ studio }: Canvas, key?: number): readonly Spot[] =>
  studio.drawing
    .getState()
    .onFloor.filter((zone) => zone.key !== key)
    .flatMap(({ corners }) => corners);

/** A place in whole millimetres. */
export const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });
