import type { Spot, StudioZone } from './studioZone';

/** The part of a floor that is seen, in millimetres; y points down as in a drawing. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Free space around what is drawn, and least size of a view, in millimetres. */
const margin = 2000;
const least = 10_000;

/** Closest and widest views, in millimetres. */
const narrowest = 500;
const widest = 120_000_000;

/** All that is drawn on a floor. */
export function wholeView(zones: readonly Pick<StudioZone, 'corners'>[]): View {
  const corners = zones.flatMap((zone) => zone.corners);
  if (corners.length === 0) return { left: -margin, top: margin - least, width: least, height: least };
  const [left, right, low, high] = corners.reduce<readonly [number, number, number, number]>(
    ([l, r, b, t], { x, y }) => [Math.min(l, x), Math.max(r, x), Math.min(b, y), Math.max(t, y)],
    [Infinity, -Infinity, Infinity, -Infinity],
  );
  return {
    left: left - margin,
    top: -high - margin,
    width: Math.max(least, right - left + 2 * margin),
    height: Math.max(least, high - low + 2 * margin),
  };
}

/** A view with another zoom, in which one place stays where it is. @param factor above 1 comes nearer */
export function zoomView(view: View, factor: number, at?: Spot): View {
  const width = Math.min(widest, Math.max(narrowest, view.width / factor));
  const ratio = width / view.width;
  const { x, y } = at ? { x: at.x, y: -at.y } : middleOf(view);
  return {
    left: x - (x - view.left) * ratio,
    top: y - (y - view.top) * ratio,
    width,
    height: view.height * ratio,
  };
}

const middleOf = ({ left, top, width, height }: View) => ({ x: left + width / 2, y: top + height / 2 });

/** The place in the middle of a view. */
export function centreOf(view: View): Spot {
  const { x, y } = middleOf(view);
  return { x: Math.round(x), y: Math.round(-y) };
}

/** Moves a view, by millimetres of the floor. */
export const panView = (view: View, by: Spot): View => ({
  ...view,
  left: view.left + by.x,
  top: view.top - by.y,
});

/**
 * The place on the floor under the pointer.
 * @param box the drawing on the screen; the view is shown in its middle, as large as it fits
 */
export function spotAt(
  view: View,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Spot {
  const scale = Math.max(view.width / box.width, view.height / box.height);
  const { x, y } = middleOf(view);
  return {
    x: x + (clientX - box.left - box.width / 2) * scale,
    y: -(y + (clientY - box.top - box.height / 2) * scale),
  };
}
