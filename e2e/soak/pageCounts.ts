import type { CDPSession } from '@playwright/test';
import { countKept, type Snapshot } from './countKept';
import { type Counts, countsAt } from './growth';

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
    ...countsAt('page', countKept(JSON.parse(chunks.join('')) as Snapshot)),
  };
}
