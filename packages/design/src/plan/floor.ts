import type { Tone } from '../status';

/** A place on a floor, in metres from its origin; y grows away from the reader of the plan. */
export interface Place {
  x: number;
  y: number;
}

/** A zone: an area between its corners. */
export interface PlanZone {
  name: string;
  corners: readonly Place[];
  /** What is in it, in a few words: after its name on the plan, and in the list. @defaultValue nothing */
  note?: string;
}

/** Something at one place. */
export interface PlanMark extends Place {
  name: string;
  /** Its state, shown by colour and outline, and in words in the list. @defaultValue `neutral` */
  tone?: Tone;
  /** What the tone means, for example `disconnected`. */
  state?: string;
  /** Address of its page, linked in the list. @defaultValue none */
  to?: string;
}

/** A reader; a yaw (degrees, counter-clockwise from the x axis) shows where it looks. */
export interface PlanReader extends PlanMark {
  yaw?: number;
  /** It is only there to find one's way: small, without its name. @defaultValue false */
  faint?: boolean;
}

/** One thing on a plan: its kind and name. */
export interface PlanChoice {
  kind: 'zone' | 'reader' | 'item';
  name: string;
}

/** Everything on a floor. */
export interface Floor {
  zones: readonly PlanZone[];
  readers: readonly PlanReader[];
  items: readonly PlanMark[];
}

/** A part of a floor: metres from its left and upper edge, with y pointing down as in a drawing. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Free space around what is on a floor, in metres. */
const margin = 1;

/** How far a floor reaches, in metres. */
export interface PlanExtent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** How far what is on a floor reaches, with a metre around it; ten metres by ten when there is nothing on it. */
export function planExtent({ zones = [], readers = [], items = [] }: Partial<Floor>): PlanExtent {
  const places = [...zones.flatMap(({ corners }) => corners), ...readers, ...items];
  if (places.length === 0) return { left: 0, right: 10, low: 0, high: 10 };
  const edges = places.reduce(
    (found, { x, y }) => ({
      left: Math.min(found.left, x),
      right: Math.max(found.right, x),
      low: Math.min(found.low, y),
      high: Math.max(found.high, y),
    }),
    { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity },
  );
  return {
    left: edges.left - margin,
    right: edges.right + margin,
    low: edges.low - margin,
    high: edges.high + margin,
  };
}

/** The whole of a floor as a view. */
export function wholeOf(floor: Floor): View {
  const { left, right, low, high } = planExtent(floor);
  return { left, top: -high, width: right - left, height: high - low };
}

/** How a view is drawn in a box: as large as it fits, in the middle. */
export interface Fit {
  /** Pixels for each metre. */
  scale: number;
  /** Pixels from the left and upper edge of the box to the origin of the floor. */
  x: number;
  y: number;
}

/** How a view is drawn in a box of so many pixels. */
export function fitOf(view: View, box: { readonly width: number; readonly height: number }): Fit {
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const { x, y } = middleOf(view);
  return { scale, x: box.width / 2 - x * scale, y: box.height / 2 - y * scale };
}

/** How far a plan can be enlarged. */
const largestZoom = 40;

/**
 * A view with another zoom, in which one place stays where it is.
 *
 * @param factor - above 1 zooms in
 * @param at - the place that stays, default the middle; in the coordinates of the view
 */
export function zoomed(view: View, whole: View, factor: number, at = middleOf(view)): View {
  const width = Math.min(whole.width, Math.max(whole.width / largestZoom, view.width / factor));
  const ratio = width / view.width;
  return within(
    {
      left: at.x - (at.x - view.left) * ratio,
      top: at.y - (at.y - view.top) * ratio,
      width,
      height: view.height * ratio,
    },
    whole,
  );
}

/** A view moved by parts of its own size. */
export const moved = (view: View, whole: View, right: number, down: number): View =>
  within({ ...view, left: view.left + right * view.width, top: view.top + down * view.height }, whole);

/** A view of the same size with a place of the floor in its middle, as far as the floor reaches. */
export const centred = (view: View, whole: View, { x, y }: Place): View =>
  within({ ...view, left: x - view.width / 2, top: -y - view.height / 2 }, whole);

/** The middle of a view, in its own coordinates. */
export const middleOf = ({ left, top, width, height }: View): Place => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The middle of a zone: that of its corners. */
export const middleOfZone = ({ corners }: PlanZone): Place => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / Math.max(1, corners.length),
  y: corners.reduce((sum, { y }) => sum + y, 0) / Math.max(1, corners.length),
});

/** Width of a letter as a part of its height; estimated, since measuring takes a layout. */
const letter = 0.58;

/** What is written into an area, see {@link fitLabel}. */
export interface FittedLabel {
  /** The name, cut with … where not all of it has room. */
  text: string;
  /** Height of its letters. */
  size: number;
  /** Written upwards, in an area that is higher than it is wide. */
  turned: boolean;
}

/** How much smaller letters may become for a name to fit. */
const smallest = 0.75;

/** Fewest letters of a name that is cut, with the … */
const fewestLetters = 4;

/**
 * Fits a name into an area: as it is, smaller, turned, or cut with …; undefined where not even that has room.
 * @param area width and height in any unit
 * @param size height of letters in the same unit
 */
export function fitLabel(
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
): FittedLabel | undefined {
  const small = size * smallest;
  const fits = (along: number, across: number, letters: number) =>
    name.length * letters * letter <= along && letters <= across;
  for (const letters of [size, small]) {
    if (fits(width, height, letters)) return { text: name, size: letters, turned: false };
    if (height > width && fits(height, width, letters)) return { text: name, size: letters, turned: true };
  }
  const turned = height > width;
  const room = Math.floor((turned ? height : width) / (small * letter));
  if (room < fewestLetters || small > (turned ? width : height)) return undefined;
  return {
    text: `${[...name]
      .slice(0, room - 1)
      .join('')
      .trimEnd()}…`,
    size: small,
    turned,
  };
}

/** How far the middle of letters is above their baseline, in heights of letters. */
const middleOfLetters = 0.35;

/**
 * How far the baseline of a label is from the edge of its area: near the edge, or such that the letters are in the
 * middle of an area with room for no more than them.
 * @param across how far the area reaches from that edge
 * @param letters height of letters
 * @param near distance where there is room, in the same unit
 */
export const baselineOf = (across: number, letters: number, near: number): number =>
  Math.min(near, across / 2 + letters * middleOfLetters);

/** How far corners reach. */
export function extentOf(corners: readonly Place[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, low, high, width: right - left, height: high - low };
}

/** How far apart lines of a label are, in heights of letters. */
export const lineHeight = 1.3;

/**
 * Where a note has room: behind the label of a zone, below it, or nowhere.
 * @param size height of its letters
 */
export function placeOfNote(
  label: FittedLabel,
  note: string,
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
): 'behind' | 'below' | undefined {
  if (label.turned) return undefined;
  const needed = note.length * size * letter;
  if (label.text.length * label.size * letter + size * letter + needed <= width) return 'behind';
  return needed <= width && 2 * lineHeight * label.size <= height ? 'below' : undefined;
}

function within(view: View, whole: View): View {
  const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    ...view,
    left: between(view.left, whole.left, whole.left + whole.width - view.width),
    top: between(view.top, whole.top, whole.top + whole.height - view.height),
  };
}
