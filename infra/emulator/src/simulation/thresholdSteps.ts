import type { Direction } from '../server/messages';
import type { Random } from '../server/random/random';

/** An item on its way through a threshold. */
export interface Crossing {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly destination: Direction;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Crossings a second of a threshold, in life. */
const crossingsPerSecond = 0.2;

/** Most crossings per step: after a pause of a day not all of it is made up for. */
const mostCrossings = 1000;

/**
 * The crossings of a threshold between two moments, evenly spread, the oldest first; none when not enough time has
 * passed for one. Pure.
 * @param since milliseconds since 1970, like `until`
 */
export function crossingsBetween(since: number, until: number, speed: number, random: Random): Crossing[] {
  const seconds = Math.max(0, until - since) / 1000;
  const count = Math.min(mostCrossings, Math.floor(seconds * crossingsPerSecond * speed));
  return Array.from({ length: count }, (_, index) => ({
    at: Math.floor(since + ((until - since) * (index + 1)) / count),
    destination: random.pick(['IN', 'OUT']),
    confidence: random.number(0.55, 1),
  }));
}
