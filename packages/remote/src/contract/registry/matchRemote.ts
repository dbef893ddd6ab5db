import type { AreaDeclaration } from '../navigation';
import { type MatchedRoute, matchRoute } from '../paths/matchRoute';
import type { BuildManifest, ManifestRoute } from './registrySchema';

/** A page of a remote found for an address. */
export interface MatchedRemote<Remote> extends MatchedRoute<ManifestRoute> {
  readonly remote: Remote;
}

/** An address without query, fragment and trailing slash. */
export const plainAddress = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '') || '/';

/** Where an address leads that is only the name of an area: `/readers` to the page the area opens with [NAV-01]. */
export function landingAddress(areas: readonly AreaDeclaration[], address: string): string {
  const path = plainAddress(address);
  return areas.find(({ name }) => path === `/${name}`)?.path ?? path;
}

/** The remote and the page of it that answer an address, undefined where none does. */
export function matchRemote<Remote extends Pick<BuildManifest, 'areas' | 'routes'>>(
  { remotes }: { readonly remotes: readonly Remote[] },
  address: string,
): MatchedRemote<Remote> | undefined {
  const areas = remotes.flatMap((remote) => remote.areas);
  const pages = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, route, remote })),
  );
  const found = matchRoute(pages, landingAddress(areas, address));
  return found && { remote: found.route.remote, route: found.route.route, parameters: found.parameters };
}
