import { matchRoute } from '@console/remote/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ResolvedRoute } from '../../host/areas/resolveAddress';
import type { LoadedRemote } from '../../host/registry';
import { remoteKey } from '../../host/registry/remoteQuery';
import type { HelpLoaders } from './readHelp';
import { shellHelp } from './shellHelp';

/** A page by its name, with who may have written its help. */
export interface HelpedPage {
  readonly page: string;
  readonly sources: readonly (HelpLoaders | undefined)[];
}

/** The page that an address shows; pages that the shell draws are called by the kind of their route. */
export function pageOf(route: ResolvedRoute, pathname: string, queryClient: QueryClient): HelpedPage {
  if (route.kind !== 'remote') return { page: route.kind, sources: [shellHelp] };
  const loaded = queryClient.getQueryData<LoadedRemote>(remoteKey(route.remote));
  const found = matchRoute(loaded?.module.declaration.routes ?? route.remote.routes, pathname);
  return { page: found?.route.page ?? 'unknown', sources: [loaded?.module.help, shellHelp] };
}
