import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  buildKey,
  type EarlierBuild,
  type RegisteredRemote,
  type Registry,
  type RegistryEntry,
} from '@console/remote/registry';
import { ReleaseRefused } from './ReleaseRefused';
import type { RemoteBuild } from './remoteBuild';

/** A registry without remotes, where the first release starts from. */
export const emptyRegistry: Registry = { schema: 2, revision: 0, remotes: [] };

/** How many builds the registry keeps to go back to, for each remote. */
const keptEarlier = 5;

export interface ReleasePlan {
  /** The remote as it is going to be registered. */
  readonly remote: RegisteredRemote;
  /** The registry afterwards; undefined when it already says so. */
  readonly registry: Registry | undefined;
}

/** The text of the file that says of a build what the registry would; the same build gives the same bytes. */
export const recordOf = (remote: RegisteredRemote): string => `${JSON.stringify(remote)}\n`;

/** What the registry keeps of a build that does not run any more. */
export function earlierBuild(remote: RegisteredRemote): EarlierBuild {
  const { version, build, base, federation, contract, shared, service } = remote;
  const record = `sha256-${createHash('sha256').update(recordOf(remote)).digest('base64')}`;
  return { version, build, base, federation, contract, shared, ...(service && { service }), record };
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

/** The entry with the build as the one that runs, and the one that ran until now as the first to go back to. */
function promote(present: RegistryEntry | undefined, remote: RegisteredRemote): RegistryEntry {
  const key = buildKey(remote);
  const before = present?.builds.find((build) => buildKey(build) === present.current);
  const earlier = [...(before ? [earlierBuild(before)] : []), ...(present?.earlier ?? [])]
    .filter((build, index, all) => all.findIndex((other) => buildKey(other) === buildKey(build)) === index)
    .filter((build) => buildKey(build) !== key);
  return { name: remote.name, current: key, builds: [remote], earlier: earlier.slice(0, keptEarlier) };
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
  const present = registry.remotes.find((entry) => entry.name === remote.name);
  const others = registry.remotes.filter((entry) => entry !== present);
  refuseOverlap(
    remote,
    others.flatMap((entry) => entry.builds),
  );
  const entry = promote(present, remote);
  if (present?.current === entry.current && isDeepStrictEqual(present.builds, entry.builds))
    return { remote, registry: undefined };
  const remotes = [...others, entry].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { remote, registry: { ...registry, revision: registry.revision + 1, remotes } };
}
