import { buildKey, type ResolvedRemote } from '@console/remote/registry';
import { queryOptions } from '@tanstack/react-query';
import { type AskServiceVersion, type LoadedRemote, loadRemote } from '.';

/** Where the code of the build is kept that the user works with. */
export const remoteKey = (remote: ResolvedRemote) =>
  ['remote', remote.name, buildKey(remote.chosen ?? remote)] as const;

/** Time in which what failed to load is tried again only when somebody asks for it, in milliseconds. */
const restAfterFailure = 5000;

/** Tells that a build has failed to load just now. */
export const failedJustNow = ({ errorUpdatedAt }: { readonly errorUpdatedAt: number }): boolean =>
  Date.now() - errorUpdatedAt < restAfterFailure;

/** One build of a remote, loaded once and kept; a failed load is shown by the outlet, and retried on request only. */
export function remoteQuery(remote: ResolvedRemote, askServiceVersion: AskServiceVersion) {
  return queryOptions({
    queryKey: remoteKey(remote),
    queryFn: () => loadRemote(remote, askServiceVersion),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: ({ state }) => !failedJustNow(state),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
}

/** Checks that it is a loaded remote: any code that runs on the page can write into the cache of queries. */
export const isLoadedRemote = (data: unknown): data is LoadedRemote =>
  typeof data === 'object' && data !== null && 'build' in data && 'module' in data;
