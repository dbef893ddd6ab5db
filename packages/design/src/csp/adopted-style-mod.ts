/**
 * Stands in for `style-mod`, by which CodeMirror writes its styles, in the browser build. The original adds a `<style>`
 * element to a document, which `style-src 'self'` refuses. The API is that of version 4.1.
 */

import { createSheet, rewriteSheet } from '../theme/sheets';

type Root = Document | ShadowRoot;

/** Properties, or rules within a rule, by their names or selectors. */
interface StyleSpec {
  readonly [name: string]: StyleSpec | string | number | null;
}

interface Options {
  /** Completes the selector of a rule. @defaultValue it stays as it is */
  readonly finish?: (selector: string) => string;
}

interface OwnSheet {
  readonly sheet: CSSStyleSheet;
  modules: readonly StyleModule[];
}

const ownSheets = new WeakMap<Root, OwnSheet>();

/** Another copy of this module, in a page with two builds of a remote, gives other names. */
const copy = Math.random().toString(36).slice(2, 8);

let names = 0;

const isAtRule = (selector: string) => selector.startsWith('@');

/** The selectors of a list: commas within brackets divide none. */
const splitSelector = (selector: string) =>
  isAtRule(selector) ? [selector] : selector.split(/,\s*(?![^(]*\))/).map((part) => part.trim());

/** `caretColor` as CSS spells it; what follows an underscore only tells two values of one property apart. */
const propertyName = (name: string) =>
  name.startsWith('--')
    ? name
    : name.replace(/_.*/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A set of rules. Rules of modules that are mounted later win. */
export class StyleModule {
  readonly rules: readonly string[];

  constructor(spec: StyleSpec, { finish = (selector) => selector }: Options = {}) {
    const render = (selectors: readonly string[], rule: StyleSpec, isFrame: boolean): string[] => {
      const [first = ''] = selectors;
      const isAt = isAtRule(first);
      const nested: string[] = [];
      const declarations: string[] = [];
      for (const [name, value] of Object.entries(rule)) {
        if (value === null || value === undefined) continue;
        if (typeof value !== 'object') declarations.push(`${propertyName(name)}: ${value};`);
        else if (name.includes('&'))
          nested.push(
            ...render(
              splitSelector(name).flatMap((part) => selectors.map((each) => part.replace(/&/, each))),
              value,
              isFrame,
            ),
          );
        else declarations.push(...render(splitSelector(name), value, first.startsWith('@keyframes')));
      }
      if (declarations.length === 0) return nested;
      const heads = isAt || isFrame ? selectors : selectors.map(finish);
      return [...nested, `${heads.join()} {${declarations.join(' ')}}`];
    };
    this.rules = Object.entries(spec).flatMap(([selector, rule]) =>
      typeof rule === 'object' && rule !== null ? render(splitSelector(selector), rule, false) : [],
    );
  }

  getRules(): string {
    return this.rules.join('\n');
  }

  /** A class name that no other one is equal to. */
  static newName(): string {
    names += 1;
    return `cm-${copy}-${names.toString(36)}`;
  }

  /** Puts the rules of modules in force in a root, in their order. */
  static mount(root: Root, modules: StyleModule | readonly StyleModule[]): void {
    const wanted = [modules].flat() as readonly StyleModule[];
    const known = ownSheets.get(root);
    const places = wanted.map((module) => known?.modules.indexOf(module) ?? -1);
    if (places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1))) return;
    const others = known?.modules.filter((module) => !wanted.includes(module)) ?? [];
    const ordered = [...others, ...wanted];
    const css = ordered.map((module) => module.getRules()).join('\n');
    if (known) {
      known.modules = ordered;
      rewriteSheet(known.sheet, css);
      return;
    }
    const sheet = createSheet(css, root);
    ownSheets.set(root, { sheet, modules: ordered });
    root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  }
}
