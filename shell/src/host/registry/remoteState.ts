import type { Registry, ResolvedRegistry } from '@console/remote/registry';
import type { QueryClient } from '@tanstack/react-query';
import { namedRemotes, type RemoteState, remoteStateOf } from '../../diagnosis/remoteState';
import { failureOf } from './failureOf';
import { lastRemoteError } from './remoteErrors';
import { remoteKey } from './remoteQuery';

/** Sources of the states of remotes. */
interface RemoteStatesSource {
  readonly released: Registry;
  readonly registry: ResolvedRegistry;
  readonly queryClient: QueryClient;
  /** No remote runs in this tab. */
  readonly safeMode: boolean;
}

/** The state of every remote that the registry names, in its order, as of now. */
export function remoteStates({
  released,
  registry,
  queryClient,
  safeMode,
}: RemoteStatesSource): RemoteState[] {
  return namedRemotes(released.remotes, registry.remotes).map(({ name, remote }) => {
    const code = remote && queryClient.getQueryState(remoteKey(remote));
    return remoteStateOf({
      name,
      remote,
      safeMode,
      code,
      failure: code?.error ? { code: failureOf(code.error), cause: code.error } : undefined,
      lastError: remote && lastRemoteError(remote.chosen ?? remote, name),
    });
  });
}
