/**
 * Look that an embedding page may give the embedded part. Colours are `#rrggbb`; everything is optional, and
 * what is left out stays as it is in the console.
 */
export interface Brand {
  /** Buttons, selection, focus, marks. */
  readonly accent?: string;
  /** Links. @defaultValue the accent. */
  readonly link?: string;
  /** Text. */
  readonly ink?: string;
  /** Ground of the page. */
  readonly canvas?: string;
  /** Ground of cards, tables, dialogs and inputs. */
  readonly surface?: string;
  /** Lines between things; decoration only. */
  readonly border?: string;
  /** Corners of buttons and inputs in CSS pixels, 0 to 16; smaller and larger corners follow. */
  readonly radius?: number;
  /** Families as in CSS: `"Inter", sans-serif`. The page has to load them. */
  readonly font?: string;
  /** Families of what is read letter by letter: addresses, ids. */
  readonly fontMono?: string;
}

/** Everything an embedding page may set, by name. */
export const brandNames = [
  'accent',
  'link',
  'ink',
  'canvas',
  'surface',
  'border',
  'radius',
  'font',
  'fontMono',
] as const satisfies readonly (keyof Brand)[];

/** A wish that was not followed to the letter. */
export interface BrandNote {
  readonly name: keyof Brand;
  /**
   * - `not-understood`: it is no value of its kind, and was left out.
   * - `too-dark`, `too-light`: a ground that does not belong to the theme, left out.
   * - `corrected`: a colour with too little contrast to its background, adjusted until it has enough.
   * - `ignored`: the theme of strong contrast keeps its colours.
   */
  readonly why: 'not-understood' | 'too-dark' | 'too-light' | 'corrected' | 'ignored';
  /** Value used in its place, where one is. */
  readonly used?: string;
}
