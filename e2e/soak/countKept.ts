import type { Counts } from './growth';

/** The parts of a heap snapshot that are read here: lists of numbers, by fields of fixed order. */
export interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly unknown[];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly unknown[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Name of the count of bytes in {@link countKept}. */
export const bytesKept = 'bytes kept by scripts';

/** Kinds of entries that are objects of a class: those of scripts, and those of the browser, such as timers. */
const counted = new Set(['object', 'native']);

/** Kinds of entries whose bytes are those of scripts; code, shapes of objects and the browser's own are not. */
const madeByScripts = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
]);

/** Fields of a plain object by which it is told. */
const toldFields = 5;

/**
 * Counts what is kept by a snapshot of the heap: objects by class, plain ones by their first fields, and the bytes of all
 * that scripts have made. Classes of the console have the short names of its build.
 *
 * What only code leads to is left out, and code itself: for each place in it where an object is made the engine keeps a
 * pattern of that object, and the more often code has run, the more the engine has learned of it and compiled. That goes
 * on for hours, and is no more for what is used longer.
 */
export function countKept({ snapshot: { meta }, nodes, edges, strings }: Snapshot): Counts {
  const [width, edgeWidth] = [meta.node_fields.length, meta.edge_fields.length];
  const types = meta.node_types[meta.node_fields.indexOf('type')] as readonly string[];
  const edgeTypes = meta.edge_types[meta.edge_fields.indexOf('type')] as readonly string[];
  const [property, weak] = [edgeTypes.indexOf('property'), edgeTypes.indexOf('weak')];
  const [typeAt = 0, nameAt = 0, sizeAt = 0, edgesAt = 0] = ['type', 'name', 'self_size', 'edge_count'].map(
    (field) => meta.node_fields.indexOf(field),
  );
  const [kindAt = 0, labelAt = 0, toAt = 0] = ['type', 'name_or_index', 'to_node'].map((field) =>
    meta.edge_fields.indexOf(field),
  );
  const typeOf = (at: number) => types[nodes[at + typeAt] ?? 0] ?? '';
  const firstEdges: number[] = [];
  let edge = 0;
  for (let at = 0; at < nodes.length; at += width) {
    firstEdges.push(edge);
    edge += (nodes[at + edgesAt] ?? 0) * edgeWidth;
  }
  firstEdges.push(edge);
  const edgesOf = (at: number) => [firstEdges[at / width] ?? 0, firstEdges[at / width + 1] ?? 0] as const;
  const fieldsOf = (at: number) => {
    const [from, to] = edgesOf(at);
    const fields: string[] = [];
    for (let one = from; one < to && fields.length < toldFields; one += edgeWidth) {
      const field = strings[edges[one + labelAt] ?? 0] ?? '';
      if (edges[one + kindAt] === property && field !== '__proto__') fields.push(field);
    }
    return fields.join(', ');
  };
  const counts: Record<string, number> = {};
  let bytes = 0;
  // The first node is the root.
  const reached = new Set([0]);
  for (const at of reached) {
    const type = typeOf(at);
    if (type === 'code') continue;
    if (madeByScripts.has(type)) bytes += nodes[at + sizeAt] ?? 0;
    if (counted.has(type)) {
      const name = strings[nodes[at + nameAt] ?? 0] ?? '';
      const what = name === 'Object' ? `objects { ${fieldsOf(at)} }` : `class ${name.slice(0, 60)}`;
      counts[what] = (counts[what] ?? 0) + 1;
    }
    const [from, to] = edgesOf(at);
    for (let one = from; one < to; one += edgeWidth)
      if (edges[one + kindAt] !== weak) reached.add(edges[one + toAt] ?? 0);
  }
  return { [bytesKept]: bytes, ...counts };
}
