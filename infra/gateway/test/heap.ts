import { setTimeout as after } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of this process that are still held once garbage is collected. */
export function usedHeap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Most bytes that may be held for what was sent and is over. */
const mostKept = 16 * 1024 * 1024;

/** Time in ms within which what is over is forgotten: a busy machine ends connections late. */
const longest = 20_000;

/** Waits until no more is held than before, and fails where that does not happen in time. */
export async function forgotten(before: number): Promise<void> {
  const end = Date.now() + longest;
  let kept = usedHeap() - before;
  while (kept >= mostKept && Date.now() < end) {
    await after(100);
    kept = usedHeap() - before;
  }
  expect(kept).toBeLessThan(mostKept);
}
