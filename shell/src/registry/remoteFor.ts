import type { Area } from '@console/remote';
import type { RegisteredRemote, Registry } from '@console/remote/registry';

/** The remote that serves an area, undefined where none is released. */
export function remoteFor(registry: Registry, area: Area | string): RegisteredRemote | undefined {
  return registry.remotes.find((remote) => remote.areas.some((served) => served === area));
}
