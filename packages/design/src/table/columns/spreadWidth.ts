import { type Column, columnShares, columnWidths } from '../column';
import { headingWidth, headingWordWidth } from './contentWidth';
import { leastWidthOf } from './fitColumns';

/** Limits of the width of a column, in pixels. */
export interface ColumnTrack {
  least: number;
  /** Width for the content on two lines; it comes before any column has more. @defaultValue the least */
  enough?: number;
  /** @defaultValue the least */
  most?: number;
  /** Part of what is left when all columns have their most. @defaultValue none */
  share?: number;
  /** It becomes as wide as it may before the others do. @defaultValue false */
  first?: boolean;
}

/** Part of its length that a text needs on two lines: it breaks between words, not in the middle. */
const ofTwoLines = 0.6;

/** No column of a page is narrower, in pixels. */
export const leastPixels = 72;

/**
 * Limits of the width of a column of a page.
 *
 * @param folded - some columns have no room: names and what never leaves share what is left
 * @param rem - pixels of one rem
 * @param content - what its content needs on one line, in rem. @defaultValue that is not known
 */
export function trackOf<Row>(
  column: Column<Row>,
  folded: boolean,
  rem: number,
  content?: number,
): ColumnTrack {
  const { kind, width, priority } = column;
  const heading = headingWidth(column);
  const pixels = (rems: number) => Math.max(leastPixels, rems * rem);
  if (kind === 'actions') return { least: pixels(width ?? columnWidths.actions) };
  const needed = content !== undefined && { enough: pixels(content * ofTwoLines) };
  const share = width === undefined ? columnShares[kind] : undefined;
  if (share !== undefined) {
    const least = column.least ?? columnWidths[kind];
    return {
      least: pixels(folded ? leastWidthOf(column) : Math.max(least, headingWordWidth(column))),
      ...(needed && { ...needed, most: pixels(Math.max(content, heading)) }),
      share,
    };
  }
  const least = pixels(leastWidthOf(column));
  const name = kind === 'name' && needed && { ...needed, first: true };
  if (folded && (kind === 'name' || priority === 0)) return { least, share: 1, ...name };
  const most = pixels(Math.max(width ?? Math.max(columnWidths[kind], content ?? 0), heading));
  // A link that wraps is read badly: names have what they need first, and of what is left as much as texts.
  return name ? { least, most, share: 1, ...name } : { least, most };
}

/** Widens by equal parts what may become wider, until all are as wide as they may be or nothing is left. */
function widen(
  widths: number[],
  tracks: readonly ColumnTrack[],
  room: number,
  limitOf: (track: ColumnTrack) => number | undefined,
) {
  const limits = tracks.map((track) => limitOf(track) ?? 0);
  const limit = (index: number) => limits[index] ?? 0;
  let left = room - widths.reduce((sum, width) => sum + width, 0);
  let growing = [...tracks.keys()].filter((index) => limit(index) > (widths[index] ?? 0));
  while (left > 0) {
    const part = left / growing.length;
    for (const index of growing) {
      const by = Math.min(part, limit(index) - (widths[index] ?? 0));
      widths[index] = (widths[index] ?? 0) + by;
      left -= by;
    }
    const grown = growing.filter((index) => limit(index) > (widths[index] ?? 0));
    if (grown.length === growing.length) return;
    growing = grown;
  }
}

/** Gives what is left to those that share it; whoever would become narrower than it is has no part in it. */
function share(widths: number[], tracks: readonly ColumnTrack[], room: number) {
  const shareOf = (index: number) => tracks[index]?.share ?? 0;
  let sharing = [...tracks.keys()];
  while (sharing.length > 0) {
    const taken = widths.reduce((sum, width, index) => (sharing.includes(index) ? sum : sum + width), 0);
    const unit = (room - taken) / sharing.reduce((sum, index) => sum + shareOf(index), 0);
    const enough = sharing.filter((index) => unit * shareOf(index) >= (widths[index] ?? 0));
    if (enough.length === sharing.length) {
      for (const index of sharing) widths[index] = unit * shareOf(index);
      return;
    }
    sharing = enough;
  }
}

/**
 * Widths of columns that lie side by side, as a CSS grid would give them: all at least their least, then wider up to
 * what they need on two lines, then up to their most, each time those that come first before the others, then what is
 * left by shares. Calculated, because the grid otherwise measures every column, for which the browser lays the page out once
 * more before anything is on screen.
 *
 * @param room - pixels there are; where that is less than all need, they have their least
 */
export function spreadWidth(tracks: readonly ColumnTrack[], room: number): number[] {
  const widths = tracks.map(({ least }) => least);
  widen(widths, tracks, room, ({ first, enough }) => (first ? enough : undefined));
  widen(widths, tracks, room, ({ enough }) => enough);
  widen(widths, tracks, room, ({ first, most }) => (first ? most : undefined));
  widen(widths, tracks, room, ({ most }) => most);
  share(widths, tracks, room);
  return widths;
}
