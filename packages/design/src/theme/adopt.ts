import { createSheet } from './sheets';

/** Where the console draws: the page, or the shadow root of an embedded part. */
export type StyleRoot = Document | ShadowRoot;

const adopted = new WeakMap<StyleRoot, Set<string>>();

/**
 * Lengths in `rem` are measured by the root element of the page, which in a foreign page is not ours: `10px` is a
 * common choice there. In a shadow root they are measured by the size of text that the reader has chosen in the
 * browser. Conditions of a sheet are left alone: in those a `rem` is that size already.
 */
const inShadow = (css: string) =>
  css.replace(
    /(@(?:media|container)[^{]*)|(-?(?:\d+\.?\d*|\.\d+))rem\b/g,
    (found, condition: string | undefined, count: string) =>
      condition === undefined ? `calc(${count} * var(--console-rem))` : found,
  );

/** One absolute length for everything inside, set by {@link rootSizeSheet}. */
const rootSize = { name: '--console-rem', syntax: '<length>', inherits: true, initialValue: '16px' } as const;

/** Gives {@link rootSize} its type, once in a page; false where the browser knows no types of properties. */
function registerRootSize(): boolean {
  try {
    CSS.registerProperty(rootSize);
    return true;
  } catch (error) {
    // Another root, or another copy of this package, has registered it in the page.
    return error instanceof DOMException;
  }
}

/**
 * The text size chosen in the browser, independent of the surrounding page. Without a type `1em` would be measured anew
 * by each element that inherits it.
 */
const rootSizeSheet = () =>
  `:host > * { font-size: medium; ${rootSize.name}: ${registerRootSize() ? '1em' : rootSize.initialValue}; }`;

/**
 * Adds a style sheet to a root, once however often it is asked for. Constructable sheets pass
 * `style-src 'self'`, need no Trusted Types policy and work in shadow roots.
 */
export function adopt(root: StyleRoot, css: string): void {
  if (css === '' || !root.adoptedStyleSheets) return;
  const known = adopted.get(root) ?? new Set<string>();
  adopted.set(root, known);
  if (known.has(css)) return;
  known.add(css);
  const shadow = root instanceof ShadowRoot;
  if (shadow && known.size === 1) push(root, rootSizeSheet());
  push(root, shadow ? inShadow(css) : css);
}

function push(root: StyleRoot, css: string): void {
  root.adoptedStyleSheets.push(createSheet(css, root));
}
