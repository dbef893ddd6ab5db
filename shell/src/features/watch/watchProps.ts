import type { ResolvedRemote } from '@console/remote/registry';

/** Remote of the page, and those that were left. */
export interface WatchProps {
  /** The remote that serves the opened address, if one does. */
  readonly remote: ResolvedRemote | undefined;
  /** The remote that was left last. */
  readonly left: ResolvedRemote | undefined;
  /** Number of times one was left. */
  readonly leaves: number;
}
