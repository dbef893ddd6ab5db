import type { Random } from '../../server/random/random';

/** How long it takes in reality until the log of a reader arrives or fails, in milliseconds. */
export const readerLogTimes = { sending: [3000, 20_000], unreachable: 18_000 } as const;

/** What becomes of the log of one reader. */
export type ReaderLogStep =
  | { readonly state: 'DONE'; readonly message: null }
  | { readonly state: 'ERROR'; readonly message: string };

/** How long to wait for the log of a reader, in milliseconds. Pure. */
export function waitForReaderLog(reachable: boolean, random: Random): number {
  return reachable ? random.integer(...readerLogTimes.sending) : readerLogTimes.unreachable;
}

/** What has become of the log of a reader by the time it was waited for: most arrive. Pure. */
export function stepReaderLog(reachable: boolean, random: Random): ReaderLogStep {
  if (!reachable) return { state: 'ERROR', message: 'The reader is not connected' };
  if (random.chance(0.04)) return { state: 'ERROR', message: 'The reader broke off while it sent its log' };
  return { state: 'DONE', message: null };
}
