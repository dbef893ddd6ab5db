import { jsonLanguage } from '@codemirror/lang-json';
import type { SyntaxNode, Tree } from '@lezer/common';

/** Keys and indexes that lead to a value of a document. */
export type Path = readonly (string | number)[];

/** Part of a text, in characters. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The syntax tree of a text, also of one with faults. It takes half a second for a megabyte. */
export const parseTree = (text: string): Tree => jsonLanguage.parser.parse(text);

/** Gives the syntax tree of a text, which is made when it is asked for first: most texts have no faults to be placed. */
export function treeOnDemand(text: string): () => Tree {
  let tree: Tree | undefined;
  return () => {
    tree ??= parseTree(text);
    return tree;
  };
}

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** True for the node of a value. */
export const isValue = ({ name }: SyntaxNode): boolean => values.has(name);

const textOf = (text: string, { from, to }: Range) => text.slice(from, to);

/** A literal of the text as a value; the text itself while it is not complete. */
export function literalOf(text: string, range: Range): unknown {
  const literal = textOf(text, range);
  try {
    return JSON.parse(literal);
  } catch {
    return literal;
  }
}

/** The children of a node, in their order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The properties of an object, in their order. */
export const propertiesOf = (node: SyntaxNode): SyntaxNode[] => node.getChildren('Property');

/** The key of a property; undefined while it has none. */
export function keyOf(text: string, property: SyntaxNode): string | undefined {
  const name = property.getChild('PropertyName');
  return name ? String(literalOf(text, name)) : undefined;
}

/** The value of a property, or of the whole text; null while it has none. */
export const valueNode = (node: SyntaxNode): SyntaxNode | null => childrenOf(node).find(isValue) ?? null;

/** Where a value of a text stands. */
export interface Place {
  /** Key of the value. @defaultValue it is an entry of a list, or the whole document */
  readonly key?: Range;
  readonly value: Range;
}

/** Finds the value that a path leads to, or the last one on the way to it. */
export function placeOf(text: string, tree: Tree, path: Path): Place {
  let value = valueNode(tree.topNode) ?? tree.topNode;
  let place: Place = { value };
  for (const step of path) {
    if (value.name === 'Object') {
      // Of two properties with one key the last one counts, as for those that read the text.
      const property = propertiesOf(value).findLast((each) => keyOf(text, each) === String(step));
      const below = property && valueNode(property);
      const key = property?.getChild('PropertyName');
      if (!below || !key) return place;
      value = below;
      place = { key, value };
    } else {
      const below = childrenOf(value).filter(isValue)[Number(step)];
      if (!below) return place;
      value = below;
      place = { value };
    }
  }
  return place;
}

/** The first place where a text, which is no JSON, is none. */
export function firstFault(text: string, tree: Tree, error: Error): Range {
  let found: Range | undefined;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) found ??= { from, to };
      return !found;
    },
  });
  if (found) return found;
  // What only the reader minds, as a number with a zero in front.
  const at = Math.min(Number(/position (\d+)/.exec(error.message)?.[1] ?? 0), text.length);
  return { from: at, to: at };
}
