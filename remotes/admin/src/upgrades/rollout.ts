import { isOngoing, type Upgrade, type UpgradeDetail } from '@console/api-client/upgrades';

/** The readers of an upgrade, in the order and the number in which they are upgraded. */
interface Rollout {
  /** Readers that are upgraded at the same time. */
  readonly rounds: readonly (readonly string[])[];
  /** Duration of all of it, in seconds, at least and at most. @defaultValue not known */
  readonly seconds?: readonly [least: number, most: number];
}

/**
 * Plan of an upgrade, before it is started.
 * @param readers names, in the order in which they are sent
 * @param parallel how many at a time. @defaultValue the service decides: all in one round
 * @param perRound how long rounds took before, in seconds; none: not known
 */
export function planRollout(
  readers: readonly string[],
  parallel: number | undefined,
  perRound: readonly number[],
): Rollout {
  const size = Math.max(1, parallel ?? readers.length);
  const rounds = Array.from({ length: Math.ceil(readers.length / size) }, (_, index) =>
    readers.slice(index * size, (index + 1) * size),
  );
  // Without a limit it is not known how many the service takes at a time.
  if (perRound.length === 0 || parallel === undefined) return { rounds };
  return {
    rounds,
    seconds: [rounds.length * Math.min(...perRound), rounds.length * Math.max(...perRound)],
  };
}

/** Several rollouts one after the other. */
export function joinRollouts(rollouts: readonly Rollout[]): Rollout {
  const rounds = rollouts.flatMap((rollout) => rollout.rounds);
  const known = rollouts.flatMap(({ seconds }) => (seconds ? [seconds] : []));
  if (known.length < rollouts.length) return { rounds };
  const total = (at: 0 | 1) => known.reduce((sum, seconds) => sum + seconds[at], 0);
  return { rounds, seconds: [total(0), total(1)] };
}

/** Number of past upgrades the next one is judged by. */
const judgedBy = 3;

/** The last upgrades of an image type that are over, by which the next is judged, the newest first. */
export const lastFinished = (
  upgrades: readonly Upgrade[],
  imageType: string,
  now: number,
): readonly Upgrade[] =>
  upgrades
    .filter((upgrade) => upgrade.imageType === imageType && !isOngoing(upgrade, now))
    .sort((one, other) => (other.updated ?? '').localeCompare(one.updated ?? ''))
    .slice(0, judgedBy);

/**
 * Duration of a round of an upgrade, in seconds: readers tell a time that includes their wait. Undefined where none
 * was upgraded, or how many were at a time is not known.
 */
export function secondsPerRound(
  { readers, elapsedTimeSeconds }: Pick<UpgradeDetail, 'readers' | 'elapsedTimeSeconds'>,
  parallel: number | undefined,
): number | undefined {
  const upgraded = readers.filter(({ status }) => status === 'COMPLETED').length;
  if (upgraded === 0 || parallel === undefined || elapsedTimeSeconds === undefined) return undefined;
  return Math.round(elapsedTimeSeconds / Math.ceil(readers.length / parallel));
}
