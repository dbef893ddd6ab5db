import {
  type BuildManifest,
  buildKey,
  type PreviousBuild,
  type Registry,
  type RegistryEntry,
} from '@console/remote/registry';
import { ReleaseRefused } from '../ReleaseRefused';
import { earlierBuild, entryOf, findBuild, fullBuild, type Plan, withEntry } from './entries';
import { planRollout } from './planRollout';

/** Where a rollback leads: to a build that ran before, or away from the one that is being tried out. */
type RollbackTarget = PreviousBuild | 'end of rollout';

/** Builds that may be gone back to, in words: those that were taken back are not offered. */
const names = (builds: readonly PreviousBuild[]) =>
  builds
    .filter(({ withdrawn }) => !withdrawn)
    .map(buildKey)
    .join(', ') || 'none';

/**
 * Where a rollback of a remote leads. Without a word it takes back what came last: a build that is being tried out,
 * else the one that runs, in favour of the newest that ran before it and was not taken back itself.
 * @param word key, version or hash of a build. @defaultValue as described
 * @param released a build that the word means and the entry does not name any more.
 * @throws ReleaseRefused when there is no such build.
 */
export function rollbackTarget(
  entry: RegistryEntry,
  word?: string,
  released?: PreviousBuild,
): RollbackTarget {
  const { name, current, candidate, earlier } = entry;
  if (word === undefined) {
    if (candidate) return 'end of rollout';
    const target = earlier.find(({ withdrawn }) => !withdrawn);
    if (target) return target;
    throw new ReleaseRefused(
      `The registry names nothing that ran before ${name} ${current} and was not taken back. ` +
        `"remotes history ${name}" shows what else can be named.`,
    );
  }
  // Some run still, for those who are pinned to them.
  const pinned = entry.builds.filter((build) => ![current, candidate?.build].includes(buildKey(build)));
  const target = findBuild([...earlier, ...pinned.map((build) => earlierBuild(build))], word);
  if (target) return target;
  if (released && buildKey(released) !== current) return released;
  if (!findBuild([fullBuild(entry, current)], word))
    throw new ReleaseRefused(`No earlier build of ${name} is ${word}; there is ${names(earlier)}.`);
  if (candidate) return 'end of rollout';
  throw new ReleaseRefused(`${name} ${current} is the current build.`);
}

/**
 * Plan of a rollback: the earlier build runs for everybody, what ran until now counts as taken back, unless
 * the earlier build was so itself, and nothing is tried out any more. Pinned users keep their build.
 * @param target where it leads, an earlier build in full, from its record.
 */
export function planRollback(
  registry: Registry,
  name: string,
  target: BuildManifest | 'end of rollout',
): Plan {
  if (target === 'end of rollout') return planRollout(registry, name, 'stop');
  const entry = entryOf(registry, name);
  const key = buildKey(target);
  const what = { command: 'rollback', remote: name, build: key } as const;
  if (key === entry.current && !entry.candidate) return { registry: undefined, what };
  const { candidate, builds: _builds, ...kept } = entry;
  // Going back to a build that was rolled back ends that: the build that ran in the meantime is not marked.
  const forward = entry.earlier.some((ran) => ran.withdrawn && buildKey(ran) === key);
  const left = [
    ...(candidate ? [earlierBuild(fullBuild(entry, candidate.build), true)] : []),
    earlierBuild(fullBuild(entry, entry.current), !forward),
  ];
  const wanted = { ...kept, current: key, earlier: [...left, ...entry.earlier] };
  return { registry: withEntry(registry, wanted, [target]), what };
}
