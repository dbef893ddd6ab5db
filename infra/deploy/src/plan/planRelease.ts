import {
  type BuildManifest,
  buildKey,
  compareVersions,
  type Registry,
  type RegistryEntry,
} from '@console/remote/registry';
import { findOverlap } from '@console/store';
import type { UnreleasedManifest } from '../buildManifest';
import { ReleaseRefused } from '../ReleaseRefused';
import { earlierBuild, fullBuild, type Plan, withEntry } from './entries';

/** Share and permissions of a release. */
export interface ReleaseWish {
  /** Share of the users who get it first, in percent. @defaultValue everybody gets it. */
  readonly percent?: number | undefined;
  /** Allows a build much heavier than the one that runs, or than a first one may be. @defaultValue false. */
  readonly allowGrowth?: boolean | undefined;
  /** Allows a new build with the version of another one, or an older one. @defaultValue false. */
  readonly anyVersion?: boolean | undefined;
}

/** A build may take so much more than the one that runs, in parts of it and in bytes, whichever is more. */
const growth = { share: 0.1, bytes: 10_000 };

/**
 * Budget for the first visit of a remote that is new to a site, in bytes; those of the console take up to
 * half.
 */
const firstBudget = 120_000;

function refuseOverlap(remote: BuildManifest, others: readonly BuildManifest[]): void {
  const overlap = findOverlap(remote, others);
  if (!overlap) return;
  const { kind, name, holder } = overlap;
  throw new ReleaseRefused(
    kind === 'area'
      ? `The area ${name} is served by the remote ${holder}, not by ${remote.name}.`
      : `The address ${name} belongs to the remote ${holder}, not to ${remote.name}.`,
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function refuseHeavy(remote: BuildManifest): void {
  if (remote.weight !== undefined && remote.weight > firstBudget)
    throw new ReleaseRefused(
      `${remote.name} ${buildKey(remote)} takes ${kilobytes(remote.weight)} at the first visit of its heaviest page; a ` +
        `remote that is new may take ${kilobytes(firstBudget)}. Make it lighter, or release it with --allow-growth.`,
    );
}

/** Two builds of one version could not be told apart by users, nor by who has to roll back to one. */
function refuseSameVersion(remote: BuildManifest, entry: RegistryEntry): void {
  const known = [...entry.builds, ...entry.earlier];
  if (known.some((build) => buildKey(build) === buildKey(remote))) return;
  const same = known.find(({ version }) => version === remote.version);
  const runs = fullBuild(entry, entry.current).version;
  if (!same && compareVersions(remote.version, runs) > 0) return;
  const why = same
    ? `is another build than ${buildKey(same)} of this version`
    : `is older than ${runs}, which runs`;
  throw new ReleaseRefused(
    `${remote.name} ${buildKey(remote)} ${why}. Raise the version in package.json, or release it with --any-version.`,
  );
}

function refuseGrowth(remote: BuildManifest, runs: BuildManifest): void {
  if (remote.weight === undefined || runs.weight === undefined) return;
  const most = runs.weight + Math.max(runs.weight * growth.share, growth.bytes);
  if (remote.weight > most)
    throw new ReleaseRefused(
      `${remote.name} ${buildKey(remote)} takes ${kilobytes(remote.weight)} at the first visit, ` +
        `${buildKey(runs)} took ${kilobytes(runs.weight)}. Make it lighter, or release it with --allow-growth.`,
    );
}

/** A build as the registry is going to know it. @param hash hash of its files, @param weight see the schema */
export function registered(build: UnreleasedManifest, hash: string, weight?: number): BuildManifest {
  const { kind: _kind, ...described } = build;
  const base = `/remotes/${build.name}/${build.version}-${hash}/`;
  return { ...described, build: hash, base, ...(weight !== undefined && { weight }) };
}

/**
 * Plan of a release: the build runs for everybody in place of the remote's earlier one, or for a share of the
 * users beside it. A build that was only tried out until now and gives way to another one counts as taken
 * back. Decides only, touches nothing.
 * @throws ReleaseRefused when another remote serves one of the areas or addresses, when the build is much heavier
 *   than the one that runs or has no version of its own, or when there is nothing beside which it could run for a
 *   share of the users.
 */
export function planRelease(
  registry: Registry,
  remote: BuildManifest,
  { percent, allowGrowth = false, anyVersion = false }: ReleaseWish = {},
): Plan {
  const { name } = remote;
  const key = buildKey(remote);
  const what = {
    command: 'release',
    remote: name,
    build: key,
    ...(percent !== undefined && { percent }),
  } as const;
  const present = registry.remotes.find((entry) => entry.name === name);
  const others = registry.remotes.filter((entry) => entry !== present);
  refuseOverlap(
    remote,
    others.flatMap((entry) => entry.builds),
  );
  if (!present) {
    if (percent !== undefined)
      throw new ReleaseRefused(`${name} does not run yet: its first build runs for everybody.`);
    if (!allowGrowth) refuseHeavy(remote);
    return { registry: withEntry(registry, { name, current: key, earlier: [] }, [remote]), what };
  }
  const runs = fullBuild(present, present.current);
  if (!anyVersion) refuseSameVersion(remote, present);
  if (!allowGrowth && key !== present.current) refuseGrowth(remote, runs);
  const replaced = present.candidate && present.candidate.build !== key ? present.candidate.build : undefined;
  const takenBack = replaced ? [earlierBuild(fullBuild(present, replaced), true)] : [];
  const { candidate: _candidate, builds: _builds, ...kept } = present;
  if (percent !== undefined && key === present.current)
    throw new ReleaseRefused(`${name} ${key} runs for everybody already.`);
  const wanted =
    percent === undefined
      ? {
          ...kept,
          current: key,
          earlier: [
            ...(key === present.current ? [] : [earlierBuild(runs)]),
            ...takenBack,
            ...present.earlier,
          ],
        }
      : { ...kept, candidate: { build: key, percent }, earlier: [...takenBack, ...present.earlier] };
  return { registry: withEntry(registry, wanted, [remote]), what };
}
