import { readDuration } from '@console/api-client/wire';
import { type Episode, episodeAt, episodesBetween } from './episodes';
import { limits } from './limits';
import type { Metric } from './metricNames';

/** The host in ERROR: a metric has been beyond its limit for longer than it may. Milliseconds since 1970. */
interface HostTrouble {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

interface Rule {
  readonly metric: Metric;
  readonly code: string;
  /** Time the metric may be beyond its limit, in milliseconds. */
  readonly lasting: number;
}

const milliseconds = (duration: string) => (readDuration(duration) ?? 0) * 1000;

const rules: readonly Rule[] = [
  { metric: 'system.cpu.usage', code: 'CPU_USAGE', lasting: milliseconds(limits.cpuDurationMax) },
  {
    metric: 'system.memory.available',
    code: 'MEMORY_AVAILABLE',
    lasting: milliseconds(limits.memFreeDuration),
  },
];

/** Troubles of the host at one moment. */
export function troublesAt(now: Date, seed: number): HostTrouble[] {
  return rules.flatMap((rule) => troubleOf(rule, episodeAt(rule.metric, now.getTime(), seed), now.getTime()));
}

/** Troubles of the host since a moment, oldest first; the last may go on. */
export function troublesSince(from: Date, now: Date, seed: number): HostTrouble[] {
  return episodesBetween(from.getTime(), now.getTime(), seed).flatMap((episode) =>
    rules
      .filter(({ metric }) => metric === episode.metric)
      .flatMap((rule) => troubleOf(rule, episode, now.getTime())),
  );
}

function troubleOf({ code, lasting }: Rule, episode: Episode | undefined, now: number): HostTrouble[] {
  if (!episode) return [];
  const start = episode.start + lasting;
  return start <= now && start < episode.end ? [{ code, start, end: episode.end }] : [];
}
