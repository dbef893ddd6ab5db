import type { HeardNode } from './tree';

/** Roles whose name is what stands in them, unless they are given another. */
const namedByContent = new Set([
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'row',
  'rowheader',
  'switch',
  'term',
  'tab',
  'treeitem',
]);

/** Roles of which a page shows as many as there are records, and how many of them are written as they are. */
const repeated: ReadonlyMap<string, number> = new Map([
  ['row', 3],
  ['listitem', 10],
  ['option', 10],
]);

/** Length to which a value is written. */
const longest = 100;

/** States that all of a role have, so that they say nothing. */
const usual: Readonly<Record<string, RegExp>> = {
  listitem: /^level=/,
  gridcell: /^readonly$/,
  row: /^level=/,
};

const statesOf = ({ role, states }: HeardNode) => states.filter((state) => !usual[role]?.test(state));

/** Roles and states of a node and of what is in it; not its texts. */
function shapeOf(node: HeardNode): string {
  const texts = [node.name && 'name', node.value && 'value', node.description && 'description'].filter(
    Boolean,
  );
  return `${node.role}[${[...statesOf(node), ...texts]}](${node.children.map(shapeOf)})`;
}

const onlyTexts = ({ children }: HeardNode): boolean =>
  children.every((child) => child.role === 'text' || (child.name === '' && onlyTexts(child)));

/** Leaves out what is said already by the name of what it stands in. */
function tell(node: HeardNode): HeardNode {
  const isNamedByContent = namedByContent.has(node.role) && node.name !== '';
  if (isNamedByContent && onlyTexts(node)) return { ...node, children: [] };
  const isContainer = /^(row|cell|gridcell|columnheader|rowheader)$/.test(node.role);
  const children = node.children.filter(
    (child, at) =>
      !(child.role === 'legend' && node.role === 'group') &&
      // One of the options is the value.
      child.role !== 'MenuListPopup' &&
      // A hint is read with its field.
      !(child.role === 'paragraph' && node.children[at - 1]?.description.includes(textOf(child))),
  );
  return { ...node, name: isNamedByContent && isContainer && children.length > 0 ? '' : node.name, children };
}

const textOf = (node: HeardNode): string =>
  node.role === 'text' ? node.name : node.children.map(textOf).join(' ');

function line(node: HeardNode, inside: string): string {
  const name = node.name && ` "${node.name}"`;
  const states = statesOf(node);
  const said = states.length > 0 ? ` [${states.join(', ')}]` : '';
  const description = node.description && ` (${node.description})`;
  return `- ${node.role}${name}${said}${description}${inside}`;
}

/** Writes nodes as lines; of many records one of each shape. */
function linesOf(nodes: readonly HeardNode[]): string[] {
  const seen = new Set<string>();
  const isLong = ({ role }: HeardNode) =>
    nodes.filter((other) => other.role === role).length > (repeated.get(role) ?? nodes.length);
  let left = 0;
  const lines: string[] = [];
  for (const node of nodes) {
    const shape = shapeOf(node);
    if (seen.has(shape) && isLong(node)) {
      left += 1;
      continue;
    }
    seen.add(shape);
    if (node.role === 'text') lines.push(`- text: ${node.name}`);
    else lines.push(...linesOfNode(node));
  }
  if (left > 0) lines.push(`- … ${left} more like these`);
  return lines;
}

function linesOfNode(original: HeardNode): string[] {
  const node = tell(original);
  const [only] = node.children;
  if (node.value)
    return [
      line(node, `: ${cut(node.value)}`),
      ...indent(linesOf(node.children.filter(({ role }) => role !== 'text'))),
    ];
  if (node.children.length === 1 && only?.role === 'text') return [line(node, `: ${only.name}`)];
  if (node.children.length === 0) return [line(node, '')];
  return [line(node, ':'), ...indent(linesOf(node.children))];
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const indent = (lines: readonly string[]) => lines.map((each) => `  ${each}`);

/** Writes a tree to be read, in the notation of ARIA snapshots. */
export function writeTree(nodes: readonly HeardNode[]): string {
  return `${linesOf(nodes).join('\n')}\n`;
}

/** All texts of a tree: names, values, descriptions and what stands in it. */
export function textsIn(nodes: readonly HeardNode[]): readonly string[] {
  return nodes
    .flatMap(({ name, value, description, children }) => [name, value, description, ...textsIn(children)])
    .filter((each) => each !== '');
}

/** Texts of a tree in which a language with letters of its own has none of them. @param letters those of the language. */
export const foreignTexts = (nodes: readonly HeardNode[], letters: RegExp): readonly string[] =>
  textsIn(nodes).filter((each) => /\p{Script=Latin}{2}/u.test(each) && !letters.test(each));

/** Lines of a written tree without its texts: where they differ between languages, more than the words does. */
export const linesWithoutTexts = (written: string): readonly string[] =>
  written.split('\n').map((each) => {
    const [, role, name, states] =
      /^( *- (?:… \d+|[\w ]+?))(?= "|:| \[| \(| more|$)( ".*?"(?= \[|:| \(|$))?( \[.*?\])?/.exec(each) ?? [];
    return role === undefined ? each : `${role}${name ? ' named' : ''}${states ?? ''}`;
  });
