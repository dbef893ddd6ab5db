import type { SectionName } from '@console/api-client/configuration-bundle';
import { type BundleSchema, bundleSchema } from '@console/api-client/configuration-bundle/schema';
import type { SyntaxNode, Tree } from '@lezer/common';
import { keyOf, propertiesOf, type Range, valueNode } from './jsonTree';

/** Something that can be written at a place of a text. */
export interface Offer {
  /** Text by which it is found while it is typed. */
  readonly label: string;
  readonly kind: 'key' | 'value' | 'entry';
  /** Type of the value behind a key, as JSON Schema calls it, or the section whose records a text names. */
  readonly detail?: string;
  /** Text that is written in place of {@link Offers.replaced}. */
  readonly insert: string;
  /** Characters of it that stand before the caret. */
  readonly caret: number;
  /** More can be offered where the caret is afterwards. */
  readonly goesOn: boolean;
}

/** Offers for one place of a text. */
export interface Offers {
  /** Begin of what is typed of it, without the quote. */
  readonly from: number;
  /** The whole literal that the place is in. */
  readonly replaced: Range;
  /** Where a comma is missing before it. @defaultValue nowhere */
  readonly comma?: number;
  readonly offers: readonly Offer[];
}

/** Names of the records of a section that are known. */
export type NamesOf = (section: SectionName) => readonly string[];

type Context = {
  readonly at: 'key' | 'value' | 'entry';
  /** Object, list or text that it is part of. */
  readonly owner: SyntaxNode;
  /** Property whose value it is. */
  readonly property?: SyntaxNode;
  readonly literal: Range;
};

const literals = new Set(['String', 'Number', 'True', 'False', 'Null']);

/** Range of what is typed of a literal that is not one yet. */
function typedAt(text: string, position: number): Range {
  const [typed = ''] = /"?[\w .-]*$/.exec(text.slice(Math.max(0, position - 200), position)) ?? [];
  const begun = typed.trimStart();
  const isQuoted = begun.startsWith('"');
  const closed = isQuoted && text[position] === '"' ? 1 : 0;
  return { from: position - begun.length, to: position + closed };
}

/** Where a place is: before or in a key, a value, or an entry of a list. */
function contextAt(text: string, tree: Tree, position: number): Context | undefined {
  let node: SyntaxNode | null = tree.resolveInner(position, -1);
  // Behind a complete literal nothing is typed.
  if (literals.has(node.name) || node.name === 'PropertyName') {
    const { parent } = node;
    if (!parent || (position === node.to && /["\]}]$/.test(text.slice(node.from + 1, node.to))))
      return undefined;
    const literal = { from: node.from, to: node.to };
    if (node.name === 'PropertyName')
      return parent.parent ? { at: 'key', owner: parent.parent, literal } : undefined;
    return parent.name === 'Property'
      ? { at: 'value', owner: parent, property: parent, literal }
      : { at: parent.name === 'Array' ? 'entry' : 'value', owner: parent, literal };
  }
  while (node && !['Property', 'Object', 'Array', 'JsonText'].includes(node.name)) node = node.parent;
  if (!node) return undefined;
  const literal = typedAt(text, position);
  // Behind the bracket that ends it.
  if (
    (node.name === 'Object' || node.name === 'Array') &&
    literal.from >= node.to &&
    node.lastChild?.name.match(/[\]}]/)
  )
    node = node.parent;
  const before = text.slice(0, literal.from).trimEnd().at(-1);
  switch (node?.name) {
    case 'Property':
      return before === ':' ? { at: 'value', owner: node, property: node, literal } : undefined;
    case 'Object': {
      if (before !== ':') return { at: 'key', owner: node, literal };
      const property = propertiesOf(node).findLast(({ from }) => from < position);
      return property && { at: 'value', owner: property, property, literal };
    }
    case 'Array':
      return { at: 'entry', owner: node, literal };
    case 'JsonText':
      return valueNode(node) ? undefined : { at: 'value', owner: node, literal };
    default:
      return undefined;
  }
}

/** The schema of the value that a node stands for; undefined where none is known. */
function schemaOf(text: string, node: SyntaxNode | null): BundleSchema | undefined {
  if (!node || node.name === 'JsonText') return bundleSchema;
  const schema = schemaOf(text, node.parent);
  if (!schema) return undefined;
  if (node.name === 'Property') return propertySchema(schema, keyOf(text, node) ?? '');
  // A list or an object is the value of the property or the entry of the list around it.
  return node.parent?.name === 'Array' ? schema.items : schema;
}

function propertySchema(
  { properties, additionalProperties }: BundleSchema,
  key: string,
): BundleSchema | undefined {
  const own = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return typeof own === 'object' ? own : undefined;
}

const typesOf = ({ type }: BundleSchema) => [type ?? []].flat().filter((each) => each !== 'null');

/** Values that are known for a schema. */
const valuesOf = (schema: BundleSchema, namesOf: NamesOf): readonly unknown[] => [
  ...('const' in schema ? [schema.const] : []),
  ...(schema.enum ?? []).filter((value) => value !== null),
  ...(schema.examples ?? []),
  ...(schema.names ? namesOf(schema.names) : []),
  ...(typesOf(schema).includes('boolean') ? [true, false] : []),
];

/** A value to begin with: what is required is there, and empty. */
function blankOf(schema: BundleSchema): unknown {
  if ('const' in schema) return schema.const;
  const [type] = typesOf(schema);
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, blankOf(propertySchema(schema, key) ?? {})]),
    );
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  return type === 'boolean' ? false : '';
}

/** A value as it is written at a place, its lines as far in as the one of the place. */
function writtenAt(text: string, position: number, value: unknown): string {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

/** Where the caret stands in what was written: in the first text, list or object that is empty, else behind it. */
function caretIn(insert: string): number {
  const empty = /""|\[\]|\{\}/.exec(insert);
  return empty ? empty.index + 1 : insert.length;
}

const offerOf = (written: Pick<Offer, 'label' | 'kind' | 'insert' | 'detail'>): Offer => {
  const caret = caretIn(written.insert);
  return { ...written, caret, goesOn: caret < written.insert.length };
};

const detailOf = (schema: BundleSchema): string => schema.names ?? typesOf(schema).join(' | ');

/** Keys that an object can still have. */
function keyOffers(text: string, { owner, literal }: Context, namesOf: NamesOf): readonly Offer[] {
  const schema = schemaOf(text, owner);
  if (!schema) return [];
  const present = new Set(
    propertiesOf(owner).flatMap((property) =>
      property.from === literal.from ? [] : [keyOf(text, property) ?? ''],
    ),
  );
  const keys = [
    ...Object.keys(schema.properties ?? {}),
    ...(schema.keysName ? namesOf(schema.keysName) : []),
  ].filter((key) => !present.has(key));
  const after = text.slice(literal.to).trimStart();
  const comma = after.startsWith('"') ? ',' : '';
  return keys.map((key) => {
    const own = propertySchema(schema, key) ?? {};
    const offer = { label: key, kind: 'key', detail: detailOf(own) } as const;
    const name = JSON.stringify(key);
    if (after.startsWith(':')) return { ...offer, insert: name, caret: name.length, goesOn: false };
    const begun = `${name}: `;
    const [type] = typesOf(own);
    const blank = 'const' in own ? '' : (blanks[type ?? 'string'] ?? '');
    return {
      ...offer,
      insert: `${begun}${blank}${comma}`,
      caret: begun.length + blank.length / 2,
      goesOn: true,
    };
  });
}

/** Values of a type that are not given yet, as they are written; the caret goes into the middle of one. */
const blanks: Readonly<Record<string, string>> = { object: '{}', array: '[]', string: '""' };

/** Values that a property or a list can have. */
function valueOffers(
  text: string,
  { at, owner, literal }: Context,
  namesOf: NamesOf,
  newEntry: string,
): readonly Offer[] {
  const around = schemaOf(text, owner);
  const schema = at === 'entry' ? around?.items : around;
  if (!schema) return [];
  const isFollowed = at === 'entry' && /^\s*[^\s,\]]/.test(text.slice(literal.to));
  const comma = isFollowed ? ',' : '';
  const known = valuesOf(schema, namesOf).map((value) =>
    offerOf({
      label: String(value),
      kind: 'value',
      insert: `${JSON.stringify(value)}${comma}`,
      detail: schema.names ?? '',
    }),
  );
  const isCompound = typesOf(schema).some((type) => type === 'object' || type === 'array');
  if (known.length > 0 || !isCompound || text[literal.from] === '"') return known;
  const insert = `${writtenAt(text, literal.from, blankOf(schema))}${comma}`;
  return [offerOf({ label: newEntry, kind: 'entry', insert })];
}

/**
 * Finds what can be written at a place of a text, by the schema of bundles and the names of records.
 * @param newEntry what a new record or object is called
 */
export function offersAt(
  text: string,
  tree: Tree,
  position: number,
  namesOf: NamesOf,
  newEntry: string,
): Offers | undefined {
  const context = contextAt(text, tree, position);
  if (!context) return undefined;
  const { at, owner, literal } = context;
  const offers =
    at === 'key' ? keyOffers(text, context, namesOf) : valueOffers(text, context, namesOf, newEntry);
  if (offers.length === 0) return undefined;
  const from = text[literal.from] === '"' ? literal.from + 1 : literal.from;
  const before = text.slice(0, literal.from).trimEnd();
  const needsComma = owner.name !== 'JsonText' && owner.name !== 'Property' && !/[[{,]$/.test(before);
  return { from, replaced: literal, offers, ...(needsComma && { comma: before.length }) };
}
