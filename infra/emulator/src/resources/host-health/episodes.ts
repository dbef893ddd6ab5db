import { seededRandom } from '../../server/random/random';
import type { Metric } from './metricNames';

/** A time in which the host is short of something. Milliseconds since 1970; the end is not part of it. */
export interface Episode {
  readonly metric: Metric;
  readonly start: number;
  readonly end: number;
}

const minute = 60_000;
const day = 1440 * minute;

/** Metrics the host can run short of; its disk always lasts. */
const scarce: readonly Metric[] = ['system.cpu.usage', 'system.memory.available'];

/** Probability that the host is short of one thing on one day. */
const perDay = 0.4;

/** The episodes that begin between two moments, oldest first: the same for the same seed. */
export function episodesBetween(from: number, to: number, seed: number): Episode[] {
  const episodes: Episode[] = [];
  for (let number = Math.floor(from / day); number * day <= to; number++)
    episodes.push(...scarce.flatMap((metric) => episodeOfDay(metric, number, seed)));
  return episodes
    .filter(({ start }) => start >= from && start <= to)
    .sort((one, other) => one.start - other.start);
}

/** The episode of a metric at one moment. */
export function episodeAt(metric: Metric, time: number, seed: number): Episode | undefined {
  const [episode] = episodeOfDay(metric, Math.floor(time / day), seed);
  return episode && episode.start <= time && time < episode.end ? episode : undefined;
}

/** None or one, over before midnight. */
function episodeOfDay(metric: Metric, number: number, seed: number): Episode[] {
  if (!scarce.includes(metric)) return [];
  const random = seededRandom(seed, 'host', metric, number);
  if (!random.chance(perDay)) return [];
  const start = number * day + random.integer(0, 1380) * minute;
  return [{ metric, start, end: start + random.integer(7, 40) * minute }];
}
