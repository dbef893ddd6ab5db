import { buildKey, type RegistryEntry } from '@console/remote/registry';
import type { Change } from '@console/store';
import { history } from './history';
import { readRegistry } from './registry';
import type { ReadSite } from './Site';
import { isStored } from './storedBuilds';

/** Build of a remote, with the users it runs for. */
export interface RunningBuild {
  readonly remote: string;
  /** Key of the build. */
  readonly build: string;
  /** For whom it runs, or whether it ran. */
  readonly assignment: string;
  readonly contract: string;
  readonly owner?: string;
  /** Bytes that the first visit of its heaviest page takes, where that is known. */
  readonly weight?: number;
  /** True if its files lie in the store. */
  readonly present: boolean;
  /** The release that brought it, where the history goes back to it. */
  readonly released?: Change;
}

function assignmentOf({ current, candidate, pinned = {}, earlier }: RegistryEntry, key: string): string {
  const users = Object.values(pinned).filter((one) => one === key).length;
  const withdrawn = earlier.some((one) => buildKey(one) === key && one.withdrawn);
  const standings = [
    ...(key === current ? ['current'] : []),
    ...(key === candidate?.build ? [`candidate ${candidate.percent} %`] : []),
    ...(withdrawn ? ['taken back'] : []),
    ...(users > 0 ? [`pinned for ${users} ${users === 1 ? 'user' : 'users'}`] : []),
  ];
  return standings.join(', ') || 'earlier';
}

const nameOf = (remote: string, build: string) => `${remote} ${build}`;

/** The releases of builds, as far back in the history as all of them are found. */
async function releasesOf(site: ReadSite, wanted: ReadonlySet<string>): Promise<Map<string, Change>> {
  const found = new Map<string, Change>();
  for await (const { change } of history(site)) {
    const { command, remote = '', build = '' } = change.what;
    const name = nameOf(remote, build);
    if (command === 'release' && wanted.has(name) && !found.has(name)) found.set(name, change);
    if (found.size === wanted.size) break;
  }
  return found;
}

/**
 * Builds on a site: every one that the registry names, those to go back to among them.
 * @throws ReleaseRefused when the history is not whole.
 */
export async function remotes(site: ReadSite): Promise<{ revision: number; builds: RunningBuild[] }> {
  const { revision, remotes: entries } = await readRegistry(site);
  const rows = entries.flatMap((entry) => {
    const full = new Set(entry.builds.map(buildKey));
    const all = [...entry.builds, ...entry.earlier.filter((build) => !full.has(buildKey(build)))];
    return all.map((build) => ({ entry, build, key: buildKey(build) }));
  });
  const releases = await releasesOf(site, new Set(rows.map(({ entry, key }) => nameOf(entry.name, key))));
  const builds = rows.map(async ({ entry, build, key }): Promise<RunningBuild> => {
    const released = releases.get(nameOf(entry.name, key));
    return {
      remote: entry.name,
      build: key,
      assignment: assignmentOf(entry, key),
      contract: build.contract,
      ...('owner' in build && { owner: String(build.owner) }),
      ...('weight' in build && { weight: Number(build.weight) }),
      present: await isStored(site.store, build.base),
      ...(released && { released }),
    };
  });
  return { revision, builds: await Promise.all(builds) };
}
