import type { ResolvedRegistry, ResolvedRemote } from '@console/remote/registry';
import type { QueryClient } from '@tanstack/react-query';
import type { FailureCode } from '../../host/registry';
import { failureOf } from '../../host/registry/failureOf';
import { remoteKey } from '../../host/registry/remoteQuery';

/** A remote of this console and whether its code is there. */
export interface RemoteState {
  readonly remote: ResolvedRemote;
  readonly state: 'loaded' | 'not-loaded' | FailureCode;
}

/** The remotes in the order of the registry, from what the page has loaded so far. */
export function remoteStates(registry: ResolvedRegistry, queryClient: QueryClient): RemoteState[] {
  return registry.remotes.map((remote) => {
    const query = queryClient.getQueryState(remoteKey(remote));
    if (query?.status === 'error') return { remote, state: failureOf(query.error) };
    return { remote, state: query?.status === 'success' ? 'loaded' : 'not-loaded' };
  });
}
