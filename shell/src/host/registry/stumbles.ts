import { createEmitter } from '@console/design/store';
import type { ResolvedRemote } from '@console/remote/registry';

/** An error of a remote that took no page away. */
interface Stumble {
  readonly thrown: unknown;
  /** Whose it is where the error does not say. */
  readonly remote: ResolvedRemote | undefined;
}

const stumbles = createEmitter<Stumble>();

/** Reports an error that took no page away. */
export const reportStumble = stumbles.emit;

/** Subscribes to reported stumbles. */
export const onStumble = stumbles.subscribe;
