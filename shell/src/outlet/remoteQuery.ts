import type { RegisteredRemote } from '@console/remote/registry';
import { queryOptions } from '@tanstack/react-query';
import { loadRemote } from '../registry/loadRemote';

/** One build of a remote, loaded once and kept; a failed load is shown in place, and tried again when asked to. */
export function remoteQuery(remote: RegisteredRemote) {
  return queryOptions({
    queryKey: ['remote', remote.container],
    queryFn: () => loadRemote(remote),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
    meta: { silent: true },
  });
}
