import { rolloutBucket } from './audience';
import {
  type BuildManifest,
  buildKey,
  type PreviousBuild,
  type Registry,
  type RegistryEntry,
  type SwitchedOff,
} from './registrySchema';

/**
 * Why a user gets the build:
 * - `current`: everybody does.
 * - `candidate`: the user is among the share that gets it first.
 * - `pinned`: it was chosen for this user.
 */
export type Assignment = 'current' | 'candidate' | 'pinned';

/** A remote with the one build that runs for one user. */
export interface ResolvedRemote extends BuildManifest {
  readonly assignment: Assignment;
  /** Builds to go back to, newest first; the user's own build is not among them. */
  readonly earlier: readonly PreviousBuild[];
  /** One of `earlier` that the user chose to work with in place of this build, for as long as the session lasts. */
  readonly chosen?: PreviousBuild;
  /** Set while an administrator has the remote out of service. */
  readonly switchedOff?: SwitchedOff;
}

/** The registry as it holds for one user. */
export interface ResolvedRegistry {
  readonly revision: number;
  readonly remotes: readonly ResolvedRemote[];
  /** Build of the shell that is served now, where the gateway says so. */
  readonly shell?: Registry['shell'];
}

/** Which build of a remote runs for a user: one chosen for the user, else the candidate for its share, else the current one. */
export function chooseBuild(
  entry: Pick<RegistryEntry, 'name' | 'current' | 'candidate' | 'pinned'>,
  audience?: string,
): { readonly key: string; readonly assignment: Assignment } {
  const { name, current, candidate, pinned } = entry;
  const own = audience === undefined ? undefined : pinned?.[audience];
  if (own !== undefined) return { key: own, assignment: 'pinned' };
  if (candidate && audience !== undefined && rolloutBucket(name, audience) < candidate.percent)
    return { key: candidate.build, assignment: 'candidate' };
  return { key: current, assignment: 'current' };
}

/**
 * The registry as it holds for one user. An entry that names a build it does not hold falls back to its current one;
 * one that does not hold that either is left out.
 * @param audience stands for the user, see {@link audienceOf}. Default: nobody in particular.
 * @param choices earlier builds that the user chose, {@link buildKey} by remote; one that the registry does not keep
 *   any more is no choice. Default: none.
 */
export function resolveRegistry(
  registry: Registry,
  audience?: string,
  choices: Readonly<Record<string, string>> = {},
): ResolvedRegistry {
  const remotes = registry.remotes.flatMap((entry): ResolvedRemote[] => {
    const held = (key: string) => entry.builds.find((build) => buildKey(build) === key);
    const { key, assignment } = chooseBuild(entry, audience);
    const chosen = held(key);
    const build = chosen ?? held(entry.current);
    if (!build) return [];
    const switchedOff = registry.switchedOff?.[entry.name];
    const earlier = entry.earlier.filter((ran) => buildKey(ran) !== buildKey(build));
    const picked = earlier.find((ran) => buildKey(ran) === choices[entry.name]);
    return [
      {
        ...build,
        assignment: chosen ? assignment : 'current',
        earlier,
        ...(picked && { chosen: picked }),
        ...(switchedOff && { switchedOff }),
      },
    ];
  });
  return { revision: registry.revision, remotes, ...(registry.shell && { shell: registry.shell }) };
}
