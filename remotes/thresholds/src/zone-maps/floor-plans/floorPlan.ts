import type { FloorImage as FloorPlan, ImagePlacement as Placement, View } from '@console/design/plan';
import { metre, type Spot } from '../drawing/studioZone';

/** A place in an image, in its pixels; y points down. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

export type {
  FloorImage as FloorPlan,
  FloorImages as FloorPlans,
  ImagePlacement as Placement,
} from '@console/design/plan';

/** Initial opacity of an image: zones above it have to be seen. */
export const usualOpacity = 0.6;

/** Closest two places may be that an image is placed by, in pixels and in millimetres. */
const leastDistance = 1;

/** Lays an image into the middle of a part of the floor, as large as it fits. */
export function placeInView(
  image: { readonly width: number; readonly height: number },
  view: View,
): Placement {
  const metres = Math.min(view.width / image.width, view.height / image.height);
  return {
    cos: metres * metre,
    sin: 0,
    left: (view.left + (view.width - image.width * metres) / 2) * metre,
    top: (view.top + (view.height - image.height * metres) / 2) * metre,
  };
}

/** Two places, first and second. */
export type Pair<Place> = readonly [Place, Place];

/**
 * Lays an image so that two of its pixels come to lie on two known places.
 * @returns undefined when the pixels, or the places, are one and the same
 */
export function placeByPoints([one, other]: Pair<Pixel>, [from, to]: Pair<Spot>): Placement | undefined {
  const [along, down] = [other.x - one.x, other.y - one.y];
  const [wantedAlong, wantedDown] = [to.x - from.x, from.y - to.y];
  const square = along * along + down * down;
  if (square < leastDistance ** 2 || Math.hypot(wantedAlong, wantedDown) < leastDistance) return undefined;
  const cos = (wantedAlong * along + wantedDown * down) / square;
  const sin = (wantedDown * along - wantedAlong * down) / square;
  return {
    cos,
    sin,
    left: from.x - cos * one.x + sin * one.y,
    top: -from.y - sin * one.x - cos * one.y,
  };
}

/** The pixel of an image that lies on a place of the floor. */
export function pixelAt({ cos, sin, left, top }: Placement, { x, y }: Spot): Pixel {
  const [right, down] = [x - left, -y - top];
  const square = cos * cos + sin * sin;
  return { x: (cos * right + sin * down) / square, y: (cos * down - sin * right) / square };
}

/** The place of the floor on which a pixel of an image lies. */
export const spotOfPixel = ({ cos, sin, left, top }: Placement, { x, y }: Pixel): Spot => ({
  x: cos * x - sin * y + left,
  y: -(sin * x + cos * y + top),
});

/** The corners of an image on the floor. */
export const outlineOf = ({ width, height, placement }: FloorPlan): readonly Spot[] =>
  [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((pixel) => spotOfPixel(placement, pixel));

/** Pixels of a metre, by which a person sees whether an image is placed well. */
export const pixelsOfMetre = ({ cos, sin }: Placement): number => metre / Math.hypot(cos, sin);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** An image as a file has it: not yet known to be one. */
export interface WrittenFloorPlan extends Pick<FloorPlan, 'name' | 'content' | 'placement' | 'opacity'> {
  readonly floor: string;
  readonly hidden: boolean;
}

/** Reads the images of a file. @returns undefined when one of them has not the shape of an image */
export function readWrittenFloorPlans(given: unknown): readonly WrittenFloorPlan[] | undefined {
  if (given === undefined || given === null) return [];
  if (typeof given !== 'object' || Array.isArray(given)) return undefined;
  const read = Object.entries(given).map(([floor, each]) => readWritten(floor, each));
  return read.every((each) => each !== undefined) ? read : undefined;
}

function readWritten(floor: string, given: unknown): WrittenFloorPlan | undefined {
  const { name, content, placement, opacity, hidden } = Object(given);
  const { cos, sin, left, top } = Object(placement);
  if (typeof name !== 'string' || typeof content !== 'string') return undefined;
  if (![cos, sin, left, top].every(isNumber) || (cos === 0 && sin === 0)) return undefined;
  return {
    floor,
    name,
    content,
    placement: { cos, sin, left, top },
    opacity: isNumber(opacity) ? Math.min(1, Math.max(0, opacity)) : usualOpacity,
    hidden: hidden === true,
  };
}
