/** Tells the console's own sheets from others; the shell knows it by this name, whichever version of design made them. */
const mark = Symbol.for('console.sheet');

/** A constructable style sheet that is known to be the console's own. */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return Object.defineProperty(sheet, mark, { value: true });
}
