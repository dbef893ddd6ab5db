import type { ChangedIntrinsic } from './changedIntrinsic';

/** Gives what was changed of the style of the whole page, and puts it back. */
type SharedStyles = () => readonly ChangedIntrinsic[];

interface OwnSheet {
  readonly css: string;
  readonly rules: number | undefined;
}

/** Where design keeps the sheets that it gives the page, of whichever version it is. */
const place = Symbol.for('console.sheets');

const ownSheets = (): ReadonlyMap<CSSStyleSheet, OwnSheet> =>
  (globalThis as unknown as Record<symbol, ReadonlyMap<CSSStyleSheet, OwnSheet> | undefined>)[place] ??
  new Map();

/** Where the sheets are that style the whole page. Browsers before constructable sheets have none. */
const sheetsOfPage = (): readonly CSSStyleSheet[] => document.adoptedStyleSheets ?? [];

/** Elements of the document that bring a sheet along. */
const linked = (): Element[] =>
  Array.from(document.styleSheets ?? []).flatMap(({ ownerNode }) =>
    ownerNode instanceof Element ? [ownerNode] : [],
  );

/** Notes what styles the whole page: sheets that were there, and those of design, which adds its own when it draws. */
export function takeStyles(): SharedStyles {
  const others = new Set(sheetsOfPage().filter((sheet) => !ownSheets().has(sheet)));
  const elements = new Set(linked());
  let order = sheetsOfPage();

  const checkAdopted = (): boolean => {
    const own = ownSheets();
    const present = sheetsOfPage();
    const expected = new Set(
      [...order, ...others, ...own.keys()].filter((sheet) => others.has(sheet) || own.has(sheet)),
    );
    const known = present.filter((sheet) => expected.has(sheet));
    const whole = known.length === present.length && known.length === expected.size;
    // The order that design gave them, where all of them are there.
    if (!whole) document.adoptedStyleSheets = known.length === expected.size ? known : [...expected];
    order = sheetsOfPage();
    return whole;
  };
  const checkRules = (): boolean => {
    const changed = [...ownSheets()].filter(
      ([sheet, { rules }]) => rules !== undefined && sheet.cssRules.length !== rules,
    );
    for (const [sheet, { css }] of changed) sheet.replaceSync(css);
    return changed.length === 0;
  };
  const checkLinked = (): boolean => {
    const added = linked().filter((element) => !elements.has(element));
    for (const element of added) element.remove();
    return added.length === 0;
  };
  return () => [
    ...(checkAdopted() ? [] : [{ name: 'document.adoptedStyleSheets', restored: true }]),
    ...(checkRules() ? [] : [{ name: 'CSSStyleSheet.cssRules', restored: true }]),
    ...(checkLinked() ? [] : [{ name: 'document.styleSheets', restored: true }]),
  ];
}
