/** A style sheet of the page that is the console's own. */
export interface OwnSheet {
  readonly css: string;
  /** Number of rules that its text makes; undefined where the browser does not say. */
  readonly rules: number | undefined;
}

/**
 * Where the sheets of the page are kept; the shell tells them by it from those of others, whichever version of design
 * made them. It holds them: WebKit gives another object for a sheet whose first one nobody holds.
 */
const place = Symbol.for('console.sheets');

const page = globalThis as unknown as Record<symbol, Map<CSSStyleSheet, OwnSheet> | undefined>;

function note(sheet: CSSStyleSheet, css: string): void {
  page[place] ??= new Map();
  page[place].set(sheet, { css, rules: sheet.cssRules?.length });
}

/** A constructable style sheet for a root; one of the page itself is known to be the console's own. */
export function createSheet(css: string, root: Document | ShadowRoot): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  if (root === document) note(sheet, css);
  return sheet;
}

/** Gives a sheet other rules. */
export function rewriteSheet(sheet: CSSStyleSheet, css: string): void {
  sheet.replaceSync(css);
  if (page[place]?.has(sheet)) note(sheet, css);
}

/** Lets go of a sheet that is not used any more. */
export function dropSheet(sheet: CSSStyleSheet): void {
  page[place]?.delete(sheet);
}
