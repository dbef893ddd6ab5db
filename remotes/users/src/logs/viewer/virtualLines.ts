/** Height of a line that is not wrapped, in pixels. */
export const lineHeight = 20;

/** Browsers cut off what is higher than 16 to 33 million pixels; above this the scroll bar is scaled. */
export const tallest = 15_000_000;

/** Scale of a list of lines; lengths are in pixels. */
interface LineScale {
  /** Height of the whole list, were there no limit. */
  readonly whole: number;
  /** Height that is given to the browser. */
  readonly drawn: number;
  /** Distance the list moves for each pixel of the scroll bar. */
  readonly factor: number;
}

/**
 * Fits a number of lines into what browsers can scroll.
 * @param viewport height of what is in sight
 * @param wrap lines have a height of their own: then the last line can be scrolled to the top, to be seen whole
 */
export function scaleOf(lines: number, viewport: number, wrap: boolean): LineScale {
  const whole = wrap ? Math.max(0, lines - 1) * lineHeight + viewport : lines * lineHeight;
  const drawn = Math.min(whole, tallest);
  const factor = drawn > viewport ? Math.max(1, (whole - viewport) / (drawn - viewport)) : 1;
  return { whole, drawn, factor };
}

/** Which lines are drawn, of those around the ones in sight. */
export function windowOf(
  top: number,
  viewport: number,
  lines: number,
  wrap: boolean,
): readonly [from: number, to: number] {
  const first = Math.floor(top / lineHeight);
  const inSight = Math.ceil(viewport / lineHeight) + 1;
  const around = Math.ceil(inSight / 2);
  // The place of wrapped lines follows from the first one, so there is none above it.
  return [Math.max(0, wrap ? first : first - around), Math.min(lines, first + inSight + around)];
}

/** Where the list has to be scrolled to for a line to be in sight; as it is when the line is. */
export function topShowing(line: number, top: number, viewport: number, wrap: boolean): number {
  const at = line * lineHeight;
  // Wrapped lines may be higher: only the first third is sure to be in sight.
  const reach = wrap ? viewport / 3 : viewport;
  if (at >= top && at + lineHeight <= top + reach) return top;
  return Math.max(0, at - Math.round((wrap ? 0 : viewport / 3) / lineHeight) * lineHeight);
}
