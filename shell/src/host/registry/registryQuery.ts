import type { Registry } from '@console/remote/registry';
import { queryOptions } from '@tanstack/react-query';
import { isRegistry } from './readConsoleDocument';

/**
 * Interval at which a running console looks for newly released remotes, in milliseconds. The gateway tells of them at once, see
 * `followChanges`; this is for where its stream does not arrive.
 */
const lookEvery = 60_000;

/** Key of the registry among the queries. */
export const registryKey = ['registry'] as const;

/** Reads the whole registry, of which the document has what pages need first. @throws Error where it cannot be read */
export async function fetchRegistry(signal: AbortSignal, origin = location.origin): Promise<Registry> {
  const answer = await fetch(new URL('/registry.json', origin), { cache: 'no-cache', signal });
  const registry: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRegistry(registry)) throw new Error('The registry could not be read.');
  return registry;
}

/**
 * The registry as the page brought it along, looked up again from time to time and whenever an area is left, so
 * that the next visit of the area gets what was released meanwhile. A failed look changes nothing.
 */
export function registryQuery(inDocument: Registry) {
  return queryOptions({
    queryKey: registryKey,
    queryFn: ({ signal }) => fetchRegistry(signal),
    initialData: inDocument,
    staleTime: lookEvery,
    refetchInterval: lookEvery,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
