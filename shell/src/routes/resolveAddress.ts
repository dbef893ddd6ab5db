import type { Area } from '@console/remote';
import { paths, resolvePath } from '@console/remote/contract';
import { matchRoute, type ResolvedRegistry, type ResolvedRemote } from '@console/remote/registry';
import { areaOf } from '../areas/areaNames';
import { indexes } from '../areas/indexes';
import { remoteFor } from '../registry/remoteFor';

/** What is to be shown at an address of the console. */
export type ResolvedRoute =
  | { readonly kind: 'index'; readonly to: string }
  | { readonly kind: 'remote'; readonly area: Area; readonly remote: ResolvedRemote }
  /** The page of remotes, which has to be there when they are not. */
  | { readonly kind: 'remotes' }
  /** The area is known, and what the address stands for in it, but no remote of this console serves it. */
  | { readonly kind: 'not-installed'; readonly area: Area }
  /** The 404 route itself [TITLE-04]. */
  | { readonly kind: 'not-found' }
  /** Nothing the console knows: the catch-all [TITLE-05]. */
  | { readonly kind: 'unknown' };

/** Decides what an address of the console shows, from the registry alone. */
export function resolveAddress(pathname: string, registry: ResolvedRegistry): ResolvedRoute {
  const address = pathname.replace(/(?<=.)\/+$/, '');
  const to = indexes[address];
  if (to !== undefined) return { kind: 'index', to };
  if (address === paths.notFound()) return { kind: 'not-found' };
  if (address === paths.admin.remotes()) return { kind: 'remotes' };
  const area = areaOf(address);
  if (!area) return { kind: 'unknown' };
  const remote = remoteFor(registry, area);
  if (!remote) return { kind: 'not-installed', area };
  if (matchRoute(remote.routes, address)) return { kind: 'remote', area, remote };
  return resolvePath(address) ? { kind: 'not-installed', area } : { kind: 'unknown' };
}
