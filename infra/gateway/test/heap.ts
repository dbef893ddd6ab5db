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
export const mostKept = 16 * 1024 * 1024;
