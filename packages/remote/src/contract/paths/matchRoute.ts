/** A route found for an address, with the parameters of the address, decoded. */
export interface MatchedRoute<Route> {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The parameters when `pattern` answers the address with these segments; undefined when it does not. */
function matchSegments(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const expected = pattern.split('/').slice(1);
  if (expected.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decode(segments[index] ?? '');
    if (value === undefined || value === '') return undefined;
    if (part.startsWith(':')) parameters[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return parameters;
}

const parameterCount = (pattern: string) => pattern.split('/:').length;

/**
 * The route that answers an address, undefined where none does. Query, fragment and a trailing slash are not
 * looked at; of several that fit, the one with the fewest parameters wins [NAV-02].
 */
export function matchRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  address: string,
): MatchedRoute<Route> | undefined {
  const segments = (address.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').split('/').slice(1);
  let best: MatchedRoute<Route> | undefined;
  for (const route of routes) {
    const parameters = matchSegments(route.path, segments);
    if (parameters && (!best || parameterCount(route.path) < parameterCount(best.route.path)))
      best = { route, parameters };
  }
  return best;
}

/** Writes the address of a pattern; parameters are encoded, so names with slash, space or percent are safe. */
export function fillPattern(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
}
