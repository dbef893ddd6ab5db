import type { CDPSession } from '@playwright/test';
import type { Counts } from './growth';

/** The parts of a heap snapshot of the browser that are read here: lists of numbers, by fields of fixed order. */
interface Snapshot {
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

/** Kinds of entries that are objects of a class: those of scripts, and those of the browser, such as timers. */
const counted = new Set(['object', 'native']);

/** Fields of a plain object by which it is told. */
const toldFields = 5;

/**
 * Objects of a snapshot by class, plain ones by their first fields. Classes of the console have the short names of its
 * build.
 */
export function countClasses({
  snapshot: { meta },
  nodes,
  edges,
  strings,
}: Snapshot): Record<string, number> {
  const [width, edgeWidth] = [meta.node_fields.length, meta.edge_fields.length];
  const types = meta.node_types[meta.node_fields.indexOf('type')] as readonly string[];
  const property = (meta.edge_types[meta.edge_fields.indexOf('type')] as readonly string[]).indexOf(
    'property',
  );
  const ofNode = (at: number, field: string) => nodes[at + meta.node_fields.indexOf(field)] ?? 0;
  const ofEdge = (at: number, field: string) => edges[at + meta.edge_fields.indexOf(field)] ?? 0;
  const fieldsOf = (from: number, to: number) => {
    const fields: string[] = [];
    for (let at = from; at < to && fields.length < toldFields; at += edgeWidth) {
      const field = strings[ofEdge(at, 'name_or_index')] ?? '';
      if (ofEdge(at, 'type') === property && field !== '__proto__') fields.push(field);
    }
    return fields.join(', ');
  };
  const found: Record<string, number> = {};
  let edge = 0;
  for (let at = 0; at < nodes.length; at += width) {
    const firstEdge = edge;
    edge += ofNode(at, 'edge_count') * edgeWidth;
    if (!counted.has(types[ofNode(at, 'type')] ?? '')) continue;
    const name = strings[ofNode(at, 'name')] ?? '';
    const what =
      name === 'Object' ? `objects { ${fieldsOf(firstEdge, edge)} }` : `class ${name.slice(0, 60)}`;
    found[what] = (found[what] ?? 0) + 1;
  }
  return found;
}

/** Counts what a page keeps, over the browser's own protocol, which holds on to nothing of the page. */
export async function countPage(devtools: CDPSession): Promise<Counts> {
  // Things that hold each other over several generations go by and by.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { documents, jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return {
    'page: documents': documents,
    'page: nodes': nodes,
    'page: listeners': jsEventListeners,
    'page: bytes of the heap': usedSize,
    ...countClasses(JSON.parse(chunks.join('')) as Snapshot),
  };
}
