/**
 * Where an image lies under the zones of a floor: it is turned, scaled and moved, never mirrored. A pixel is drawn at
 * `(cos·x − sin·y + left, sin·x + cos·y + top)`, in millimetres; y points down as in a drawing.
 */
export interface ImagePlacement {
  /** Millimetres of a pixel, times the cosine of the angle. */
  readonly cos: number;
  /** The same with the sine. */
  readonly sin: number;
  readonly left: number;
  readonly top: number;
}

/** An image of a floor that lies under its zones. */
export interface FloorImage {
  /** Name of its file. */
  readonly name: string;
  /** The image itself, as a data URL. */
  readonly content: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly placement: ImagePlacement;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly hidden: boolean;
}

/** The images of a zone map, by floor. */
export type FloorImages = Readonly<Record<string, FloorImage>>;
