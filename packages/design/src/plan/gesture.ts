import {
  type Box,
  moved,
  type Place,
  type Point,
  pinched,
  placeAt,
  type View,
  type ViewLimits,
} from './view';

/** A pointer on a drawing. */
interface Touch {
  /** The browser's id of the pointer. */
  readonly pointer: number;
  /** Its latest point. */
  readonly at: Point;
  /** The place of the floor it was put on. */
  readonly held: Place;
}

/**
 * Pointers on a drawing: none; one that a tool holds; one that moves the floor, which is a click as long as it rests; or
 * two fingers that zoom.
 */
export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'tool'; readonly touch: Touch }
  | { readonly kind: 'panning'; readonly touch: Touch; readonly from: Point; readonly resting: boolean }
  | { readonly kind: 'pinching'; readonly touches: readonly [Touch, Touch] };

/** A change of one pointer; `taken`: a tool takes the press. */
export interface PointerChange {
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  readonly pointer: number;
  readonly at: Point;
  readonly taken?: boolean;
}

/** The drawing under the pointers. */
export interface Drawn {
  readonly view: View;
  readonly limits: ViewLimits;
  readonly box: Box;
}

/** Result of a change: the gesture that goes on, and the view where it is another one. */
interface GestureStep {
  readonly gesture: Gesture;
  readonly view?: View;
  /** The pointer was pressed and released at this point. */
  readonly clicked?: Point;
}

/** No pointer is down. */
export const noGesture: Gesture = { kind: 'none' };

/** A pointer that moved by no more pixels rests. */
const still = 4;

/** Follows the pointers of a drawing. Pure; a third finger changes nothing. */
export function stepGesture(gesture: Gesture, change: PointerChange, drawn: Drawn): GestureStep {
  switch (change.kind) {
    case 'down':
      return { gesture: pressed(gesture, change, drawn) };
    case 'move':
      return dragged(gesture, change, drawn);
    default:
      return released(gesture, change);
  }
}

function pressed(gesture: Gesture, { pointer, at, taken = false }: PointerChange, drawn: Drawn): Gesture {
  const touch: Touch = { pointer, at, held: placeAt(drawn.view, drawn.box, at) };
  if (gesture.kind === 'none')
    return taken ? { kind: 'tool', touch } : { kind: 'panning', touch, from: at, resting: true };
  if (gesture.kind === 'pinching' || gesture.touch.pointer === pointer) return gesture;
  const first = { ...gesture.touch, held: placeAt(drawn.view, drawn.box, gesture.touch.at) };
  return { kind: 'pinching', touches: [first, touch] };
}

function dragged(gesture: Gesture, { pointer, at }: PointerChange, drawn: Drawn): GestureStep {
  const { view, limits, box } = drawn;
  if (gesture.kind === 'pinching') {
    const move = (touch: Touch) => (touch.pointer === pointer ? { ...touch, at } : touch);
    const touches = [move(gesture.touches[0]), move(gesture.touches[1])] as const;
    const [{ held: one }, { held: other }] = touches;
    return {
      gesture: { kind: 'pinching', touches },
      view: pinched(view, limits, box, [one, other], [touches[0].at, touches[1].at]),
    };
  }
  if (gesture.kind === 'none' || gesture.touch.pointer !== pointer) return { gesture };
  const touch = { ...gesture.touch, at };
  if (gesture.kind === 'tool') return { gesture: { kind: 'tool', touch } };
  const { from } = gesture;
  const under = placeAt(view, box, at);
  return {
    gesture: {
      ...gesture,
      touch,
      resting: gesture.resting && Math.hypot(at.x - from.x, at.y - from.y) <= still,
    },
    view: moved(view, limits, { x: touch.held.x - under.x, y: touch.held.y - under.y }),
  };
}

function released(gesture: Gesture, { kind, pointer, at }: PointerChange): GestureStep {
  if (gesture.kind === 'none') return { gesture };
  if (gesture.kind === 'pinching') {
    const left = gesture.touches.find((touch) => touch.pointer !== pointer);
    const isOne = gesture.touches.some((touch) => touch.pointer === pointer);
    // The finger that stays moves the floor on, from the place it was put on.
    return isOne && left
      ? { gesture: { kind: 'panning', touch: left, from: left.at, resting: false } }
      : { gesture };
  }
  if (gesture.touch.pointer !== pointer) return { gesture };
  const isClick = kind === 'up' && gesture.kind === 'panning' && gesture.resting;
  return { gesture: noGesture, ...(isClick && { clicked: at }) };
}
