import type { CDPSession, Page } from '@playwright/test';

/** Element or text of a page, as the browser tells it to a screen reader. */
export interface HeardNode {
  readonly role: string;
  readonly name: string;
  readonly states: readonly string[];
  readonly value: string;
  /** Text that is read after the name: of a hint, or of what is wrong. */
  readonly description: string;
  readonly canFocus: boolean;
  readonly children: readonly HeardNode[];
}

interface RawValue {
  readonly value?: unknown;
}

/** Node of the browser's tree, as its protocol gives it. */
interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: RawValue;
  readonly name?: RawValue;
  readonly value?: RawValue;
  readonly description?: RawValue;
  readonly properties?: readonly { readonly name: string; readonly value: RawValue }[];
  readonly childIds?: readonly string[];
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
}

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
}

type Attributes = ReadonlyMap<string, string>;

/** Boxes without a meaning, of which only the content is told. */
const silent = new Set(['generic', 'none', 'LabelText', 'LayoutTable', 'LayoutTableRow', 'LayoutTableCell']);

/** Parts of a text, which is told as a whole. */
const parts = new Set(['InlineTextBox', 'ListMarker', 'LineBreak']);

/** Names that the browser has for roles of ARIA, or for elements without one. */
const ariaRoles: Readonly<Record<string, string>> = {
  StaticText: 'text',
  DescriptionList: 'list',
  Details: 'group',
  DisclosureTriangle: 'button',
  Figcaption: 'caption',
  Legend: 'legend',
  Canvas: 'canvas',
  SvgRoot: 'img',
  image: 'img',
};

/** States that are told when they are true. */
const flags = ['disabled', 'required', 'readonly', 'selected', 'modal', 'busy', 'multiselectable'];

function statesOf({ properties = [] }: RawNode, attributes: Attributes): string[] {
  const value = (name: string) => properties.find((property) => property.name === name)?.value.value;
  const said: string[] = flags.filter((name) => value(name) === true);
  for (const name of ['checked', 'pressed']) {
    const state = value(name);
    if (state !== undefined) said.push(String(state) === 'true' ? name : `${name}=${state}`);
  }
  if (value('expanded') !== undefined) said.push(value('expanded') ? 'expanded' : 'collapsed');
  if (value('invalid') && value('invalid') !== 'false') said.push('invalid');
  for (const [name, word] of [
    ['hasPopup', 'popup'],
    ['level', 'level'],
    ['live', 'live'],
  ] as const)
    if (value(name) && value(name) !== 'off') said.push(`${word}=${value(name)}`);
  // The protocol does not tell these.
  for (const name of ['current', 'sort', 'roledescription']) {
    const state = attributes.get(`aria-${name}`);
    if (state && state !== 'false' && state !== 'none') said.push(`${name}=${state}`);
  }
  return said;
}

const text = (value: RawValue | undefined) =>
  String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const heardText = (name: string): HeardNode => ({
  role: 'text',
  name,
  states: [],
  value: '',
  description: '',
  canFocus: false,
  children: [],
});

/** Makes one text of those that follow each other. */
function join(nodes: readonly HeardNode[]): HeardNode[] {
  const all: HeardNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.role === 'text' && last?.role === 'text')
      all[all.length - 1] = heardText(`${last.name} ${node.name}`);
    else all.push(node);
  }
  return all;
}

/** Puts the tree together. @param attributesOf attributes of an element of the document. */
function treeOf(nodes: readonly RawNode[], attributesOf: (id: number) => Attributes): readonly HeardNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = (node: RawNode | undefined): readonly HeardNode[] =>
    join((node?.childIds ?? []).flatMap(heard));
  const heard = (id: string): readonly HeardNode[] => {
    const node = byId.get(id);
    const role = String(node?.role?.value ?? '');
    if (!node || parts.has(role)) return [];
    const children = childrenOf(node);
    const name = text(node.name);
    // A label is told with its field.
    if (role === 'LabelText') return children.filter((child) => child.role !== 'text');
    if (node.ignored || silent.has(role)) return children;
    if (role === 'StaticText') return name === '' ? [] : [heardText(name)];
    if (role === 'SvgRoot' && name === '') return children;
    return [
      {
        role: ariaRoles[role] ?? role,
        name,
        states: statesOf(node, attributesOf(node.backendDOMNodeId ?? 0)),
        value: text(node.value),
        description: text(node.description),
        canFocus: (node.properties ?? []).some(
          ({ name: key, value }) => key === 'focusable' && value.value === true,
        ),
        children,
      },
    ];
  };
  return childrenOf(nodes.find(({ parentId }) => parentId === undefined));
}

const none: Attributes = new Map();

function attributesIn({ attributes = [] }: DomNode): Attributes {
  const pairs = new Map<string, string>();
  for (let at = 0; at < attributes.length; at += 2) pairs.set(attributes[at] ?? '', attributes[at + 1] ?? '');
  return pairs;
}

/** Connections to pages; they end with their page. */
const connections = new WeakMap<Page, Promise<CDPSession>>();

async function connect(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  return devtools;
}

/** Reads what Chromium tells a screen reader about a page. */
export async function readTree(page: Page): Promise<readonly HeardNode[]> {
  const connection = connections.get(page) ?? connect(page);
  connections.set(page, connection);
  const devtools = await connection;
  await devtools.send('DOM.enable');
  const dom = (await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })) as {
    readonly nodes: readonly DomNode[];
  };
  // A document that is watched costs each change of it.
  await devtools.send('DOM.disable');
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as {
    readonly nodes: readonly RawNode[];
  };
  const elements = new Map(dom.nodes.map((node) => [node.backendNodeId, node]));
  return treeOf(nodes, (id) => {
    const node = elements.get(id);
    return node ? attributesIn(node) : none;
  });
}
