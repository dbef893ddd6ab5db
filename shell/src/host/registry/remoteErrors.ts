import { createEmitter } from '@console/design/store';

/** A failure of a remote, as it is reported; it does not identify the user. */
export interface RemoteErrorEvent {
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  /** See docs/failures.md. */
  readonly code: string;
}

const errors = createEmitter<RemoteErrorEvent>();

/** Reports that a remote failed to everybody who listens. */
export const reportRemoteError = errors.emit;

/** Calls the listener for every remote that fails from now on. @returns ends it. */
export const onRemoteError = errors.subscribe;
