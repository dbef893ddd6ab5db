import { matchRoute } from '../registry/matchRoute';
import { type RouteName, routePatterns } from './routePatterns';

export interface ResolvedPath {
  readonly name: RouteName;
  /** Decoded parameters of the address. */
  readonly parameters: Readonly<Record<string, string>>;
}

const named = (Object.entries(routePatterns) as [RouteName, string][]).map(([name, path]) => ({
  name,
  path,
}));

/**
 * The route an address leads to, or undefined where none does; query and fragment are not looked at.
 * Of several that fit, the one with the fewest parameters wins [NAV-02].
 */
export function resolvePath(address: string): ResolvedPath | undefined {
  const found = matchRoute(named, address);
  return found && { name: found.route.name, parameters: found.parameters };
}
