import { isOngoing, type Upgrade, type UpgradeDetail } from '@console/api-client/upgrades';

/** The readers of an upgrade, in the order and the number in which they are upgraded. */
export interface Rollout {
  /** Readers that are upgraded at the same time. */
  readonly rounds: readonly (readonly string[])[];
  /** How long all of it takes, in seconds. @defaultValue not known */
  readonly seconds?: number;
}

/**
 * What an upgrade would do, before it is started.
 * @param readers names, in the order in which they are sent
 * @param parallel how many at a time. @defaultValue the service decides: all in one round
 * @param perReader how long one takes, in seconds. @defaultValue not known
 */
export function planRollout(
  readers: readonly string[],
  parallel: number | undefined,
  perReader: number | undefined,
): Rollout {
  const size = Math.max(1, parallel ?? readers.length);
  const rounds = Array.from({ length: Math.ceil(readers.length / size) }, (_, index) =>
    readers.slice(index * size, (index + 1) * size),
  );
  // Without a limit it is not known how many the service takes at a time.
  const known = perReader !== undefined && parallel !== undefined;
  return { rounds, ...(known && { seconds: rounds.length * perReader }) };
}

/** The last upgrade of an image type that is over, by which the next is judged; undefined when there is none. */
export function lastFinished(
  upgrades: readonly Upgrade[],
  imageType: string,
  now: number,
): Upgrade | undefined {
  return [...upgrades]
    .filter((upgrade) => upgrade.imageType === imageType && !isOngoing(upgrade, now))
    .sort((one, other) => (other.updated ?? '').localeCompare(one.updated ?? ''))[0];
}

/** How long a reader took in an upgrade, in seconds: the median of those that were upgraded; undefined without any. */
export function secondsPerReader({ readers }: Pick<UpgradeDetail, 'readers'>): number | undefined {
  const times = readers
    .flatMap(({ status, elapsedTimeSeconds }) =>
      status === 'COMPLETED' && elapsedTimeSeconds !== undefined ? [elapsedTimeSeconds] : [],
    )
    .sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)];
}
