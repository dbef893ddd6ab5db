import type { Random } from '../../server/random/random';

/** Time in reality until the log of a reader arrives or fails, in milliseconds. */
export const readerLogTimes = { sending: [3000, 20_000], unreachable: 18_000 } as const;

/** End of the collection of one reader's log. */
type ReaderLogStep =
  | { readonly state: 'DONE'; readonly message: null }
  | { readonly state: 'ERROR'; readonly message: string };

/** Wait for the log of a reader, in milliseconds. Pure. */
export function waitForReaderLog(reachable: boolean, random: Random): number {
  return reachable ? random.integer(...readerLogTimes.sending) : readerLogTimes.unreachable;
}

/** Result for the log of a reader after the wait: most arrive. Pure. */
export function stepReaderLog(reachable: boolean, random: Random): ReaderLogStep {
  if (!reachable) return { state: 'ERROR', message: 'The reader is not connected' };
  if (random.chance(0.04)) return { state: 'ERROR', message: 'The reader broke off while it sent its log' };
  return { state: 'DONE', message: null };
}
