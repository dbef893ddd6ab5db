/** That a remote failed, as it is reported: nothing of it tells who the user is. */
export interface RemoteErrorEvent {
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  /** See docs/failures.md. */
  readonly code: string;
}

const listeners = new Set<(news: RemoteErrorEvent) => void>();

/** Tells whoever listens that a remote failed. */
export function reportRemoteError(news: RemoteErrorEvent): void {
  for (const listener of listeners) listener(news);
}

/** Hears of every remote that fails from now on. @returns ends it */
export function onFailure(listener: (news: RemoteErrorEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
