import { fillPattern, matchRemote, plainAddress, type ResolvedRegistry } from '@console/remote/registry';

/**
 * Which addresses of the service to ask for while code is on its way, in the order the page needs them: what the
 * route of the opened address declares, and whether the service is provisioned.
 * @param indexes addresses of the shell without a page of their own and where they lead.
 */
export function planPrefetch(
  registry: ResolvedRegistry,
  pathname: string,
  indexes: Readonly<Record<string, string>>,
): string[] {
  const address = plainAddress(pathname);
  const found = matchRemote(registry, indexes[address] ?? address);
  const declared = found?.route.prefetch ?? [];
  return ['/api/provisioning_state', ...declared.map((path) => fillPattern(path, found?.parameters ?? {}))];
}
