/**
 * Stands in for `@rc-component/util/es/Dom/dynamicCSS` in the browser build. The original writes `<style>`
 * elements by `innerHTML`, which `style-src 'self'` and Trusted Types refuse; constructable style sheets are
 * refused by neither and also work in shadow roots. The API is that of version 1.14.
 */

import { createSheet, dropSheet, rewriteSheet } from '../theme/sheets';

interface Options {
  /** Element or shadow root whose root gets the sheet; default the page. */
  attachTo?: Element | ShadowRoot | null;
  /** Before all others (`true`), before them by priority (`queue`), or after them (default). */
  prepend?: boolean | 'queue';
  /** Order among `queue`d sheets, smallest first. Default 0. */
  priority?: number;
  /** Name space of the keys. */
  mark?: string;
}

type Root = Document | ShadowRoot;

interface OwnSheet {
  sheet: CSSStyleSheet;
  css: string;
  prepend: Options['prepend'];
  priority: number;
}

/** Sheets of this copy of the module only: another version of the design may be at work in the same root. */
const ownSheets = new Map<Root, Map<string, OwnSheet>>();

const rootOf = ({ attachTo }: Options): Root => {
  const root = attachTo?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};

const fullKey = (key: string, { mark = 'rc-util-key' }: Options) => `${mark} ${key}`;

const rank = ({ prepend, priority }: OwnSheet) => (prepend === true ? Number.NEGATIVE_INFINITY : priority);

function arrange(root: Root, own: Map<string, OwnSheet>): void {
  const sheets = [...own.values()];
  const mine = new Set(sheets.map(({ sheet }) => sheet));
  const others = root.adoptedStyleSheets.filter((sheet) => !mine.has(sheet));
  const before = sheets.filter(({ prepend }) => prepend).sort((one, other) => rank(one) - rank(other));
  const after = sheets.filter(({ prepend }) => !prepend);
  const ordered = [...before.map(({ sheet }) => sheet), ...others, ...after.map(({ sheet }) => sheet)];
  root.adoptedStyleSheets = ordered;
}

let unnamed = 0;

/** Adds a sheet without a key. The element returned is never attached: callers mark it with attributes. */
export function injectCSS(css: string, options: Options = {}): HTMLStyleElement {
  unnamed += 1;
  return updateCSS(css, `unnamed ${unnamed}`, options);
}

/** Adds the sheet of this key or replaces its text. */
export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  const root = rootOf(options);
  const own = ownSheets.get(root) ?? new Map<string, OwnSheet>();
  ownSheets.set(root, own);
  const name = fullKey(key, options);
  const known = own.get(name);
  if (!known) {
    own.set(name, {
      sheet: createSheet(css, root),
      css,
      prepend: options.prepend,
      priority: options.priority ?? 0,
    });
    arrange(root, own);
  } else if (known.css !== css) {
    known.css = css;
    rewriteSheet(known.sheet, css);
  }
  return document.createElement('style');
}

/** Takes the sheet of this key away. */
export function removeCSS(key: string, options: Options = {}): void {
  const root = rootOf(options);
  const own = ownSheets.get(root);
  const found = own?.get(fullKey(key, options));
  if (!own || !found) return;
  own.delete(fullKey(key, options));
  dropSheet(found.sheet);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== found.sheet);
  if (own.size === 0) ownSheets.delete(root);
}

/** Forgets everything, for tests. */
export function clearContainerCache(): void {
  for (const [root, own] of ownSheets) {
    const mine = new Set([...own.values()].map(({ sheet }) => sheet));
    for (const sheet of mine) dropSheet(sheet);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !mine.has(sheet));
  }
  ownSheets.clear();
}
