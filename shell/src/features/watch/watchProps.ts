import type { ResolvedRemote } from '@console/remote/registry';

/** Options of the watches. */
export interface WatchProps {
  /** The remote that serves the opened address, if one does. */
  readonly remote: ResolvedRemote | undefined;
  /** The remote that was left last. */
  readonly left: ResolvedRemote | undefined;
  /** How often one was left. */
  readonly leaves: number;
}
