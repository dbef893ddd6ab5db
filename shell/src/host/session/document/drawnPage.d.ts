/** An element: its name, its attributes and the places of its children. */
type DrawnElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: number[],
];

/**
 * A page that the build has drawn, each element once. Numbers are places: of an element from 0 on, of a text in the list
 * of a language from -1 down; in attributes, of a text.
 */
interface DrawnPage {
  readonly css: string;
  readonly elements: readonly DrawnElement[];
  /** Texts by language, each at the same place in all of them. */
  readonly texts: Readonly<Record<string, readonly (string | null)[]>>;
  /** The page in each of its states. */
  readonly pages: readonly number[];
  /** The button that hides a password again; undefined for a page without one. */
  readonly hideButton?: number;
  /** Texts that are in no state, by language, of a page that has such. */
  readonly messages: Readonly<Record<string, readonly string[] | undefined>>;
}

declare module '*?drawn' {
  export const drawn: DrawnPage;
}
