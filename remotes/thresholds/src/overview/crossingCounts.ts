import type { Transition } from '@console/api-client/items';
import type { Threshold } from '@console/api-client/thresholds';

/** Number of crossings of a threshold in each direction. */
interface CrossingCounts {
  readonly threshold: Threshold;
  readonly into: number;
  readonly out: number;
}

/** Counts crossings by threshold, the one with most first; those of thresholds that are gone are left out. */
export function crossingCounts(
  thresholds: readonly Threshold[],
  transitions: readonly Transition[],
): readonly CrossingCounts[] {
  return thresholds
    .map((threshold) => {
      const own = transitions.filter(({ thresholdId }) => thresholdId === String(threshold.id));
      const into = own.filter(({ destination }) => destination === 'IN').length;
      return { threshold, into, out: own.length - into };
    })
    .filter(({ into, out }) => into + out > 0)
    .sort((one, other) => other.into + other.out - (one.into + one.out));
}
