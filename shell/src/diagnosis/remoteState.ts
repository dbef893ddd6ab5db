import { buildKey, type RegistryEntry, type ResolvedRemote } from '@console/remote/registry';

/**
 * Stage of a remote in this tab:
 * - `declared`: the registry names it, and nothing of it runs here: it is switched off, the console runs without
 *   remotes, or its entry holds no build that could run.
 * - `resolved`: its build for this person is known, and no code of it was asked for.
 * - `loading`: its code is on its way.
 * - `loaded`: its code runs.
 * - `failed`: its code could not be loaded; docs/failures.md has the code.
 */
export type RemoteStatus = 'declared' | 'resolved' | 'loading' | 'loaded' | 'failed';

/** An error of a remote. */
export interface RemoteError {
  /** See docs/failures.md. */
  readonly code: string;
  /** Thrown value, for the team that owns the remote; never shown to users. */
  readonly cause?: unknown;
}

/** The state of one remote in this tab, as it is shown and printed. */
export interface RemoteState {
  readonly name: string;
  readonly status: RemoteStatus;
  /** The build that runs for this person; undefined while none is resolved. */
  readonly remote: ResolvedRemote | undefined;
  /** Why it failed; of a loaded one its last error, if it had any. */
  readonly error: RemoteError | undefined;
}

/** State of the code of a build in this page. */
interface LoadedCode {
  readonly status: 'pending' | 'error' | 'success';
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Facts that {@link remoteStateOf} decides from. */
export interface RemoteFacts {
  readonly name: string;
  readonly remote: ResolvedRemote | undefined;
  /** No remote runs in this tab. */
  readonly safeMode: boolean;
  /** @defaultValue nothing of the build was asked for */
  readonly code?: LoadedCode | undefined;
  /** Why loading failed. @defaultValue it did not */
  readonly failure?: RemoteError | undefined;
  /** The last error that was reported of the build. @defaultValue there was none */
  readonly lastError?: RemoteError | undefined;
}

/** Decides the state of a remote from all that is known of it. */
export function remoteStateOf({
  name,
  remote,
  safeMode,
  code,
  failure,
  lastError,
}: RemoteFacts): RemoteState {
  const state = (status: RemoteStatus, error?: RemoteError): RemoteState => ({ name, status, remote, error });
  if (!remote || remote.switchedOff || safeMode) return state('declared');
  if (code?.fetchStatus === 'fetching') return state('loading', lastError);
  if (code?.status === 'error') return state('failed', failure);
  return code?.status === 'success' ? state('loaded', lastError) : state('resolved', lastError);
}

/** The remotes that a registry names, with the build that runs of each. */
export const namedRemotes = (
  released: readonly Pick<RegistryEntry, 'name'>[],
  resolved: readonly ResolvedRemote[],
): readonly { readonly name: string; readonly remote: ResolvedRemote | undefined }[] =>
  released.map(({ name }) => ({ name, remote: resolved.find((remote) => remote.name === name) }));

/** A row of the table that the debug command prints. */
interface PrintedState {
  readonly remote: string;
  readonly status: RemoteStatus;
  /** `version-build` */
  readonly build: string;
  readonly code: string;
  readonly cause: string;
}

/** The states as rows for `console.table`. */
export const printedStates = (states: readonly RemoteState[]): PrintedState[] =>
  states.map(({ name, status, remote, error }) => ({
    remote: name,
    status,
    build: remote ? buildKey(remote.chosen ?? remote) : '',
    code: error?.code ?? '',
    cause: error?.cause === undefined ? '' : String(error.cause),
  }));
