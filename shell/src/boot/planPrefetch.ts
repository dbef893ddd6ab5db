import { fillPattern, matchRoute, type ResolvedRegistry } from '@console/remote/registry';

/**
 * Which addresses of the service to ask for while code is on its way, in the order the page needs them: what the
 * route of the opened address declares, and whether the service is provisioned.
 * @param indexes addresses without a page of their own and where they lead.
 */
export function planPrefetch(
  registry: ResolvedRegistry,
  pathname: string,
  indexes: Readonly<Record<string, string>>,
): string[] {
  const address = indexes[pathname] ?? pathname;
  const route = matchRoute(
    registry.remotes.flatMap((remote) => remote.routes),
    address,
  );
  if (!route) return ['/api/provisioning_state'];
  const declared = route.route.prefetch ?? [];
  return ['/api/provisioning_state', ...declared.map((path) => fillPattern(path, route.parameters))];
}
