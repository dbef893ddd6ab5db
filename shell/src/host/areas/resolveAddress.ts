import { type AreaDeclaration, matchRoute, paths } from '@console/remote/contract';
import { landingAddress, type ResolvedRemote } from '@console/remote/registry';
import { type Crumb, crumbsTo } from './crumbs';
import { indexes } from './indexes';
import type { Navigation } from './navigation';

/** Content of an address of the console. */
type ShownRoute =
  | { readonly kind: 'index'; readonly to: string }
  | { readonly kind: 'remote'; readonly area: AreaDeclaration; readonly remote: ResolvedRemote }
  /** Overview of what is going on, in cards of remotes. */
  | { readonly kind: 'overview' }
  /** Changes of the person in this browser. */
  | { readonly kind: 'activity' }
  /** Changes of everybody, as the gateway has recorded them. */
  | { readonly kind: 'audit' }
  /** The page of remotes, which has to be there when they are not. */
  | { readonly kind: 'remotes' }
  /** The area exists, but no remote of this console serves the address. */
  | { readonly kind: 'not-installed'; readonly area: AreaDeclaration }
  /** The 404 route itself [TITLE-04]. */
  | { readonly kind: 'not-found' }
  /** Nothing the console knows: the catch-all [TITLE-05]. */
  | { readonly kind: 'unknown' };

/** Content of an address, and its place in the console. */
export type ResolvedRoute = ShownRoute & {
  /** The area that the address is in: its first segment, where that is one. */
  readonly area?: AreaDeclaration | undefined;
  /** The way to the page [NAV-07]; empty where there is none. */
  readonly crumbs: readonly Crumb[];
};

/** Decides what an address of the console shows, from the navigation alone. */
export function resolveAddress(pathname: string, navigation: Navigation): ResolvedRoute {
  const { areas, pages, installed } = navigation;
  const address = pathname.replace(/(?<=.)\/+$/, '');
  const to = indexes[address] ?? landingAddress(areas, address);
  if (to !== address) return { kind: 'index', to, crumbs: [] };
  const found = matchRoute(pages, address);
  const area = areas.find(({ name }) => name === address.split('/')[1]);
  const crumbs = found && area ? crumbsTo(found.route, found.parameters, pages) : [];
  if (address === paths.notFound()) return { kind: 'not-found', crumbs };
  if (address === paths.overview()) return { kind: 'overview', crumbs };
  if (address === paths.activity()) return { kind: 'activity', crumbs };
  if (address === paths.audit()) return { kind: 'audit', crumbs };
  if (address === paths.admin.remotes()) return { kind: 'remotes', area, crumbs };
  if (!area) return { kind: 'unknown', crumbs };
  const remote = found?.route.remote;
  if (remote) return { kind: 'remote', area, remote, crumbs };
  if (found || !installed.has(area.name)) return { kind: 'not-installed', area, crumbs };
  return { kind: 'unknown', area, crumbs };
}
