/** The short help of a page. Text only: what looks like HTML is shown as it is written. */
export interface PageHelp {
  /** Purpose of the page, a paragraph each. */
  readonly about: readonly string[];
  /** Words of the page and what they mean. @defaultValue none needs an explanation */
  readonly words?: Readonly<Record<string, string>>;
  /** Keys that work on the page, beside those of the console and of tables. @defaultValue none */
  readonly keys?: Readonly<Record<string, string>>;
}

/** The help of the pages of a remote in one language, by the name of the page; one JSON file. */
export type HelpTexts = Readonly<Record<string, PageHelp>>;

/** Loads the help in one language: `() => import('./help/pages.en.json')`. */
export type HelpLoader = () => Promise<{ readonly default: HelpTexts }>;
