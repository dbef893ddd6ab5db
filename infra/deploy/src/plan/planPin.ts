import {
  type BuildManifest,
  buildKey,
  type PreviousBuild,
  type Registry,
  type RegistryEntry,
} from '@console/remote/registry';
import { ReleaseRefused } from '../ReleaseRefused';
import { entryOf, findBuild, type Plan, withEntry } from './entries';

/**
 * The build that a word means, of those that run and those that ran.
 * @param released a build that the word means and the entry does not name any more.
 * @throws ReleaseRefused when there is none.
 */
export function pinTarget(
  entry: RegistryEntry,
  word: string,
  released?: PreviousBuild,
): BuildManifest | PreviousBuild {
  const all = [...entry.builds, ...entry.earlier];
  const found = findBuild<BuildManifest | PreviousBuild>(all, word) ?? released;
  if (found) return found;
  const known = [...new Set(all.map(buildKey))].join(', ');
  throw new ReleaseRefused(`No build of ${entry.name} is ${word}; there is ${known}.`);
}

/**
 * Plan for choosing a build for one user.
 * @param audience audience of the user.
 * @param build the build in full; undefined takes the choice back.
 */
export function planPin(
  registry: Registry,
  name: string,
  audience: string,
  build: BuildManifest | undefined,
): Plan {
  const { builds: _builds, pinned = {}, ...kept } = entryOf(registry, name);
  const { [audience]: _before, ...others } = pinned;
  if (!build)
    return {
      registry: withEntry(registry, { ...kept, pinned: others }),
      what: { command: 'unpin', remote: name, audience },
    };
  const key = buildKey(build);
  return {
    registry: withEntry(registry, { ...kept, pinned: { ...others, [audience]: key } }, [build]),
    what: { command: 'pin', remote: name, audience, build: key },
  };
}
