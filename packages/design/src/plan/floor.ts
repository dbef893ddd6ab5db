import type { Tone } from '../status';
import type { Place, View } from './view';

/** A zone: an area between its corners. */
export interface PlanZone {
  name: string;
  corners: readonly Place[];
  /** Short note on the content: after the name on the plan, and in the list. @defaultValue none */
  note?: string;
}

/** Something at one place. */
export interface PlanMark extends Place {
  name: string;
  /** Its state, shown by colour and outline, and in words in the list. @defaultValue `neutral` */
  tone?: Tone;
  /** Meaning of the tone, for example `disconnected`. */
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

/** Free space around what is on a floor, in metres. */
const usualMargin = 1;

/** Extent of a floor, in metres. */
export interface PlanExtent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/**
 * Extent of what is on a floor; ten metres by ten when there is nothing on it.
 *
 * @param margin - free space around it, in metres. @defaultValue 1
 */
export function planExtent(
  { zones = [], readers = [], items = [] }: Partial<Floor>,
  margin = usualMargin,
): PlanExtent {
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
export const wholeOf = (floor: Floor): View => viewOf(planExtent(floor));

/** A part of a floor as a view. */
export const viewOf = ({ left, right, low, high }: PlanExtent): View => ({
  left,
  top: -high,
  width: right - left,
  height: high - low,
});

/** The middle of a zone: that of its corners. */
export const middleOfZone = ({ corners }: PlanZone): Place => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / Math.max(1, corners.length),
  y: corners.reduce((sum, { y }) => sum + y, 0) / Math.max(1, corners.length),
});

/** Width of a letter as a part of its height; estimated, since measuring takes a layout. */
const letter = 0.58;

/** Label of an area with its size and direction, see {@link fitLabel}. */
interface FittedLabel {
  /** The name, cut with … where not all of it has room. */
  text: string;
  /** Height of its letters. */
  size: number;
  /** Written upwards, in an area that is higher than it is wide. */
  turned: boolean;
}

/** Least scale of the letters to make a name fit. */
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

/** Distance of the middle of letters from their baseline, in heights of letters. */
const middleOfLetters = 0.35;

/**
 * Distance of the baseline of a label from the edge of its area: near the edge, or such that the letters are
 * in the middle of an area with room for no more than them.
 * @param across how far the area reaches from that edge
 * @param letters height of letters
 * @param near distance where there is room, in the same unit
 */
export const baselineOf = (across: number, letters: number, near: number): number =>
  Math.min(near, across / 2 + letters * middleOfLetters);

/** Bounding box of corners. */
export function extentOf(corners: readonly Place[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, low, high, width: right - left, height: high - low };
}

/** Distances of the baseline of a name from the middle of its mark, in sizes of the mark: below it, and above it. */
const nameBelow = 1.9;
const nameAbove = -0.9;

/** Reach of letters below their baseline, in heights of letters. */
const belowBaseline = 0.25;

/**
 * Place of the middle of the baseline of a name, from its mark: below the mark, or above it where the floor ends,
 * and moved to the side as far as the edges of the floor ask for.
 * @param at the mark, in the directions of the drawing: y grows downwards
 * @param size of the mark
 * @param letters height of letters
 */
export function placeOfMarkName(
  name: string,
  at: Place,
  { size, letters }: { readonly size: number; readonly letters: number },
  { left, top, width, height }: View,
): Place {
  const half = (name.length * letters * letter) / 2;
  const inside = Math.max(left + half, Math.min(at.x, left + width - half));
  const below = size * nameBelow;
  return {
    x: inside - at.x,
    y: at.y + below + letters * belowBaseline <= top + height ? below : size * nameAbove,
  };
}

/** Distance between the lines of a label, in heights of letters. */
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
