import { isDeepStrictEqual } from 'node:util';
import type { RegisteredRemote, Registry } from '@console/remote/registry';
import { ReleaseRefused } from './ReleaseRefused';
import type { RemoteBuild } from './remoteBuild';

/** A registry without remotes, where the first release starts from. */
export const emptyRegistry: Registry = { schema: 1, revision: 0, remotes: [] };

export interface ReleasePlan {
  /** The remote as it is going to be registered. */
  readonly remote: RegisteredRemote;
  /** The registry afterwards; undefined when it already says so. */
  readonly registry: Registry | undefined;
}

/** An address pattern without the names of its parameters: two that are equal then answer the same addresses. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

function refuseOverlap(remote: RegisteredRemote, others: readonly RegisteredRemote[]): void {
  for (const other of others) {
    const area = remote.areas.find((candidate) => other.areas.includes(candidate));
    if (area)
      throw new ReleaseRefused(
        `The area ${area} is served by the remote ${other.name}, not by ${remote.name}.`,
      );
    const taken = new Set(other.routes.map((route) => shape(route.path)));
    const route = remote.routes.find((candidate) => taken.has(shape(candidate.path)));
    if (route)
      throw new ReleaseRefused(
        `The address ${route.path} belongs to the remote ${other.name}, not to ${remote.name}.`,
      );
  }
}

/**
 * What a release changes: the registry points to the new build in place of the remote's earlier one. Decides only,
 * touches nothing.
 * @param hash hash of the build's files; with the version it names the folder.
 * @throws ReleaseRefused when another remote serves one of the areas or addresses.
 */
export function planRelease(registry: Registry, build: RemoteBuild, hash: string): ReleasePlan {
  const { kind: _kind, ...described } = build;
  const base = `/remotes/${build.name}/${build.version}-${hash}/`;
  const remote: RegisteredRemote = { ...described, build: hash, base };
  const others = registry.remotes.filter((other) => other.name !== remote.name);
  refuseOverlap(remote, others);
  if (registry.remotes.some((present) => isDeepStrictEqual(present, remote)))
    return { remote, registry: undefined };
  const remotes = [...others, remote].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { remote, registry: { ...registry, revision: registry.revision + 1, remotes } };
}
