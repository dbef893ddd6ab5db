/** A place on a floor, in metres from its origin; y grows away from the reader of the plan. */
export interface Place {
  x: number;
  y: number;
}

/** A part of a floor: metres from its left and upper edge, with y pointing down as in a drawing. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Size of a drawing on the screen, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A point of a drawing, in pixels from its left and upper edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Limits of zooming and moving. */
export interface ViewLimits {
  /** Width of the closest and of the widest view, in metres. */
  readonly narrowest: number;
  readonly widest: number;
  /** Part of the floor that the view never leaves. @defaultValue the view goes anywhere */
  readonly bounds?: View;
}

/** Largest enlargement of a floor that is shown within its bounds. */
const largestZoom = 40;

/** The limits of a view that stays on a floor. */
export const boundedBy = (whole: View): ViewLimits => ({
  narrowest: whole.width / largestZoom,
  widest: whole.width,
  bounds: whole,
});

/** Transformation of a view into a box: as large as it fits, in the middle. */
export interface Fit {
  /** Pixels for each metre. */
  scale: number;
  /** Pixels from the left and upper edge of the box to the origin of the floor. */
  x: number;
  y: number;
}

/** The place in the middle of a view. */
export const middleOf = ({ left, top, width, height }: View): Place => ({
  x: left + width / 2,
  y: -(top + height / 2),
});

/** Fits a view into a box. */
export function fitOf(view: View, box: Box): Fit {
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const { x, y } = middleOf(view);
  return { scale, x: box.width / 2 - x * scale, y: box.height / 2 + y * scale };
}

/** The place on the floor that a point of a drawing shows. */
export function placeAt(view: View, box: Box, point: Point): Place {
  const { scale, x, y } = fitOf(view, box);
  return { x: (point.x - x) / scale, y: (y - point.y) / scale };
}

/**
 * A view with another zoom, in which one place stays where it is.
 *
 * @param factor - above 1 zooms in
 * @param at - the place that stays. @defaultValue the middle
 */
export function zoomed(view: View, limits: ViewLimits, factor: number, at: Place = middleOf(view)): View {
  const width = Math.min(limits.widest, Math.max(limits.narrowest, view.width / factor));
  const ratio = width / view.width;
  return within(
    {
      left: at.x - (at.x - view.left) * ratio,
      top: -at.y - (-at.y - view.top) * ratio,
      width,
      height: view.height * ratio,
    },
    limits,
  );
}

/** A view moved over the floor, by metres. */
export const moved = (view: View, limits: ViewLimits, { x, y }: Place): View =>
  within({ ...view, left: view.left + x, top: view.top - y }, limits);

/** A view of the same size with a place of the floor in its middle, as far as the limits allow. */
export const centred = (view: View, limits: ViewLimits, { x, y }: Place): View =>
  within({ ...view, left: x - view.width / 2, top: -y - view.height / 2 }, limits);

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * A view in which two places lie under two fingers, as far as that goes without turning the floor.
 *
 * @param held - the places the fingers were put on
 * @param now - the fingers, in pixels of the box
 */
export function pinched(
  view: View,
  limits: ViewLimits,
  box: Box,
  held: readonly [Place, Place],
  now: readonly [Point, Point],
): View {
  const metres = distance(...held);
  const pixels = distance(...now);
  const factor = metres > 0 && pixels > 0 ? pixels / metres / fitOf(view, box).scale : 1;
  const sized = zoomed(view, limits, factor);
  const under = placeAt(sized, box, between(...now));
  const wanted = between(...held);
  return moved(sized, limits, { x: wanted.x - under.x, y: wanted.y - under.y });
}

function within(view: View, { bounds }: ViewLimits): View {
  if (!bounds) return view;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    ...view,
    left: clamp(view.left, bounds.left, bounds.left + bounds.width - view.width),
    top: clamp(view.top, bounds.top, bounds.top + bounds.height - view.height),
  };
}
