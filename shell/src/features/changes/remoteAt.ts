import { matchRoute } from '@console/remote/contract';
import { buildKey } from '@console/remote/registry';
import type { QueryClient } from '@tanstack/react-query';
import type { LoadedRemote } from '../../host/registry';

/** A remote and its build. */
export interface RunningBuild {
  /** Name of the remote; `shell` for a page of the shell. */
  readonly remote: string;
  readonly build: string;
}

/** Finds the remote whose page is open, and its build that runs; the shell where the page is no remote's. */
export function remoteAt(page: string, queryClient: QueryClient): RunningBuild {
  const found = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['remote'] })
    .toSorted((one, other) => other.getObserversCount() - one.getObserversCount())
    .map((query) => query.state.data as LoadedRemote | undefined)
    .find((loaded) => loaded && matchRoute(loaded.build.routes, page));
  return found
    ? { remote: found.build.name, build: buildKey(found.build) }
    : { remote: 'shell', build: SHELL_BUILD };
}
