import type { Registry } from '@console/remote/registry';
import { ReleaseRefused } from '../ReleaseRefused';
import { earlierBuild, entryOf, fullBuild, type Plan, withEntry } from './entries';

/**
 * Next state of a build that is being tried out: another share in percent, everybody gets it, nobody does.
 */
export type RolloutStep = number | 'done' | 'stop';

/**
 * Plan for a step of a rollout.
 * @throws ReleaseRefused when no build of the remote is being tried out.
 */
export function planRollout(registry: Registry, name: string, step: RolloutStep): Plan {
  const entry = entryOf(registry, name);
  const { candidate, builds: _builds, ...kept } = entry;
  if (!candidate)
    throw new ReleaseRefused(
      `No build of ${name} is being rolled out; "release ${name} --percent 10" begins with one.`,
    );
  const { build } = candidate;
  if (step === 'done') {
    const earlier = [earlierBuild(fullBuild(entry, entry.current)), ...entry.earlier];
    return {
      registry: withEntry(registry, { ...kept, current: build, earlier }),
      what: { command: 'finish', remote: name, build },
    };
  }
  if (step === 'stop') {
    const earlier = [earlierBuild(fullBuild(entry, build), true), ...entry.earlier];
    return {
      registry: withEntry(registry, { ...kept, earlier }),
      what: { command: 'stop', remote: name, build },
    };
  }
  return {
    registry: withEntry(registry, { ...kept, candidate: { build, percent: step } }),
    what: { command: 'rollout', remote: name, build, percent: step },
  };
}
