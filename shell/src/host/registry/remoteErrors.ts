import { createEmitter } from '@console/design/store';
import type { RemoteError } from '../../diagnosis/remoteState';

/** A failure of a remote, as it is reported; it does not identify the user. */
export interface RemoteErrorEvent {
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  /** See docs/failures.md. */
  readonly code: string;
}

const errors = createEmitter<RemoteErrorEvent>();

const last = new Map<string, RemoteErrorEvent & RemoteError>();

/**
 * Reports that a remote failed to everybody who listens.
 * @param cause what was thrown; it stays in this tab.
 */
export function reportRemoteError(event: RemoteErrorEvent, cause?: unknown): void {
  last.set(event.remote, { ...event, cause });
  errors.emit(event);
}

/** The last error that was reported of a build; undefined where it had none. */
export function lastRemoteError(
  { build }: { readonly build: string },
  remote: string,
): RemoteError | undefined {
  const found = last.get(remote);
  return found?.build === build ? found : undefined;
}

/** Calls the listener for every remote that fails from now on. @returns ends it. */
export const onRemoteError = errors.subscribe;
