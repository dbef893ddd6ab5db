import type { Column } from '../column';

/** Rows whose content counts: widths are there before all of a long list is read. */
const sampled = 200;

/** Average width of a character and the space around a text, in rem; estimated, since measuring takes a layout. */
const character = 0.53;
const around = 1.75;

/** Average width of a character of a heading, and the space around it with the sign of its sort, in rem. */
const headingCharacter = 0.5;
const aroundHeading = 2.5;

/** Width of the heading of a column on one line, in rem. */
export const headingWidth = <Row>({ kind, title }: Column<Row>): number =>
  kind === 'actions' ? 0 : title.length * headingCharacter + aroundHeading;

/** Space around a heading without its sign, which lies over it, and the most that one word asks for, in rem. */
const aroundWord = 1.5;
const mostOfWord = 12;

/** Between these a line can break: white space, hyphens, and each character of Chinese and Japanese. */
const breaks = /[\s\u00AD\u3000-\u9FFF\uF900-\uFFEF-]+/u;

/** Width of the longest word of a heading, so that it does not break in the middle, in rem. */
export const headingWordWidth = <Row>({ kind, title }: Column<Row>): number =>
  kind === 'actions'
    ? 0
    : Math.min(
        mostOfWord,
        Math.max(...title.split(breaks).map(({ length }) => length)) * headingCharacter + aroundWord,
      );

/** No content asks for more, in rem: what is longer takes two lines. */
const mostRems = 30;

/**
 * Width of the content of a column on one line, in rem; undefined where it follows from the kind of the
 * column. Names, texts and what says how it is shown are as long as they are, everything else is known
 * beforehand.
 */
export function contentWidth<Row>(column: Column<Row>, rows: readonly Row[]): number | undefined {
  const { kind, value, width } = column;
  const shown = column.shown ?? (kind === 'name' || kind === 'text' ? value : undefined);
  if (!shown || width !== undefined) return undefined;
  const longest = rows
    .slice(0, sampled)
    .reduce((length, row) => Math.max(length, String(shown(row) ?? '').length), 0);
  return Math.min(mostRems, longest * character + around);
}
