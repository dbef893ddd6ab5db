import type { Area } from '@console/remote';
import type { ResolvedRegistry, ResolvedRemote } from '@console/remote/registry';

/** The remote that serves an area, undefined where none is released. */
export function remoteFor(registry: ResolvedRegistry, area: Area | string): ResolvedRemote | undefined {
  return registry.remotes.find((remote) => remote.areas.some((served) => served === area));
}
