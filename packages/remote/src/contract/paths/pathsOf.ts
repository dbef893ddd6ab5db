import type { PageDeclaration } from '../navigation';
import { fillPattern } from './matchRoute';

/** Pages by name, in groups: `{ recipes: { list: { path: '/recipes' }, … } }`. */
export interface PageTree {
  readonly [name: string]: PageDeclaration | PageTree;
}

type Values<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? [...Values<Head>, ...Values<Tail>]
  : Pattern extends `:${string}`
    ? [value: string | number]
    : [];

/** Writes the address of a page; takes one value for each parameter of its pattern, in their order. */
export type WriteAddress<Pattern extends string> = (...values: Values<Pattern>) => string;

/** The addresses of pages, in the groups of the pages. */
export type PathsOf<Pages> = {
  readonly [Name in keyof Pages]: Pages[Name] extends { readonly path: infer Pattern extends string }
    ? WriteAddress<Pattern>
    : PathsOf<Pages[Name]>;
};

const isPage = (node: PageDeclaration | PageTree): node is PageDeclaration => typeof node.path === 'string';

function writer(pattern: string): (...values: readonly (string | number)[]) => string {
  // Without parameters, as most are that the frame writes each time it is drawn.
  if (!pattern.includes(':')) return () => pattern;
  return (...values) => {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    return fillPattern(
      pattern,
      Object.fromEntries(names.map((name, index) => [name, String(values[index] ?? '')])),
    );
  };
}

/**
 * The addresses of pages by name: `pathsOf({ recipe: { path: '/recipes/:name' } }).recipe('Night shift')`. Values are
 * encoded, so names with slash, space or percent are safe.
 */
export function pathsOf<const Pages extends PageTree>(pages: Pages): PathsOf<Pages> {
  const written = Object.entries(pages).map(([name, node]) => [
    name,
    isPage(node) ? writer(node.path) : pathsOf(node),
  ]);
  return Object.fromEntries(written) as PathsOf<Pages>;
}

/** The pages of a tree, one after the other. */
export function pagesOf(pages: PageTree): PageDeclaration[] {
  return Object.values(pages).flatMap((node) => (isPage(node) ? [node] : pagesOf(node)));
}
