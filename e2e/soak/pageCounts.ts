import type { CDPSession } from '@playwright/test';
import type { Counts } from './growth';

/** The parts of a heap snapshot of the browser that are read here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Kinds of entries that are objects of a class: those of scripts, and those of the browser, such as timers. */
const counted = new Set(['object', 'native']);

/** Objects of a snapshot by class. Classes of the console have the short names of its build. */
export function countClasses({ snapshot: { meta }, nodes, strings }: Snapshot): Record<string, number> {
  const { length } = meta.node_fields;
  const [type, name] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('name')];
  const types = meta.node_types[type] as readonly string[];
  const found: Record<string, number> = {};
  for (let at = 0; at < nodes.length; at += length) {
    if (!counted.has(types[nodes[at + type] ?? -1] ?? '')) continue;
    const what = `class ${(strings[nodes[at + name] ?? -1] ?? '').slice(0, 60)}`;
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
