import { isDeepStrictEqual } from 'node:util';
import {
  type BuildManifest,
  buildKey,
  type PreviousBuild,
  type Registry,
  type RegistryEntry,
} from '@console/remote/registry';
import { type Changed, type Delegation, digestOf, recordOf } from '@console/store';
import { ReleaseRefused } from '../ReleaseRefused';

/** A registry without remotes, where the first release starts from. */
export const emptyRegistry: Registry = { schema: 3, revision: 0, remotes: [] };

/**
 * Number of builds that the registry keeps for each remote though they do not run any more: those to go back
 * to, and beside them those that were taken back, so that they are not offered again.
 */
const keptEarlier = { good: 5, withdrawn: 20 };

/** Registry after a command, and the change in words. */
export interface Plan {
  /** The registry afterwards; undefined when it already says so. */
  readonly registry: Registry | undefined;
  /** Keys of teams afterwards. @defaultValue as they are */
  readonly delegations?: readonly Delegation[];
  readonly what: Changed;
}

/** Wanted entry; which builds it holds in full follows from that. */
export type Wanted = Pick<RegistryEntry, 'name' | 'current' | 'candidate' | 'pinned' | 'earlier'>;

/**
 * Entry of the registry for a build that does not run any more.
 * @param withdrawn whether it was taken back.
 */
export function earlierBuild(remote: BuildManifest, withdrawn = false): PreviousBuild {
  const { version, build, base, federation, contract, shared, service } = remote;
  return {
    version,
    build,
    base,
    federation,
    contract,
    shared,
    ...(service && { service }),
    record: digestOf(recordOf(remote)),
    ...(withdrawn && { withdrawn }),
  };
}

/**
 * The entry of a remote.
 * @throws ReleaseRefused when there is none.
 */
export function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.remotes.find((candidate) => candidate.name === name);
  if (entry) return entry;
  const known = registry.remotes.map((candidate) => candidate.name).join(', ');
  throw new ReleaseRefused(`There is no remote ${name}; there is ${known || 'none yet'}.`);
}

/** A build of an entry that is there in full. */
export function fullBuild(entry: RegistryEntry, key: string): BuildManifest {
  const build = entry.builds.find((candidate) => buildKey(candidate) === key);
  if (!build) throw new ReleaseRefused(`The registry names ${entry.name} ${key}, but does not hold it.`);
  return build;
}

/** The earlier builds without duplicates, the current build and the candidate. */
function settledEarlier({ current, candidate, earlier }: Wanted): PreviousBuild[] {
  const keys = earlier.map(buildKey);
  return earlier
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .filter((build) => ![current, candidate?.build].includes(buildKey(build)))
    .filter((build, _, all) => {
      const alike = all.filter(({ withdrawn }) => Boolean(withdrawn) === Boolean(build.withdrawn));
      return alike.indexOf(build) < (build.withdrawn ? keptEarlier.withdrawn : keptEarlier.good);
    });
}

/**
 * The registry with an entry that says what is wanted, holding exactly the builds that it names; undefined when the
 * registry says so already.
 * @param known builds that may be named, in full, beside those that the entry holds.
 */
export function withEntry(
  registry: Registry,
  wanted: Wanted,
  known: readonly BuildManifest[] = [],
): Registry | undefined {
  const present = registry.remotes.find(({ name }) => name === wanted.name);
  const full = [...known, ...(present?.builds ?? [])];
  const { name, current, candidate, pinned = {} } = wanted;
  const named = new Set([current, ...(candidate ? [candidate.build] : []), ...Object.values(pinned)]);
  const builds = [...named].map((key) => {
    const build = full.find((one) => buildKey(one) === key);
    if (!build) throw new ReleaseRefused(`The build ${key} of ${name} is not known in full.`);
    return build;
  });
  const entry: RegistryEntry = {
    name,
    current,
    ...(candidate && { candidate }),
    ...(Object.keys(pinned).length > 0 && { pinned }),
    builds,
    earlier: settledEarlier(wanted),
  };
  if (isDeepStrictEqual(entry, present)) return undefined;
  const remotes = [...registry.remotes.filter((one) => one !== present), entry];
  remotes.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { ...registry, revision: registry.revision + 1, remotes };
}

/** Finds what a word means: the key of a build, a version, or a content hash or the beginning of one. */
export function findBuild<Build extends { readonly version: string; readonly build: string }>(
  builds: readonly Build[],
  word: string,
): Build | undefined {
  return (
    builds.find((build) => buildKey(build) === word) ??
    builds.find(({ version }) => version === word) ??
    (word.length >= 4 ? builds.find(({ build }) => build.startsWith(word)) : undefined)
  );
}
