import type { MeasuredTimes, TimingMeasure } from '@console/remote/operation';
import { buildKey, type RegistryEntry } from '@console/remote/registry';

/** Times by which a build is not judged yet: fewer say more about who was there than about the build. */
const fewest = 20;

/** By how much three quarters of all may take longer until a build counts as slower: a fifth, and this many ms. */
const tolerated = { share: 1.2, time: 50 };

/** One measure of one build. */
export interface TimedRow extends MeasuredTimes {
  /** `1.2.0-4f1c0a9be3d2`. */
  readonly key: string;
  /** Growth over the build before, as a share: 0.5 is half as long again. */
  readonly slower: number | undefined;
}

const order: readonly TimingMeasure[] = ['content', 'usable', 'moved', 'blocked'];

function slowerBy(row: MeasuredTimes, before: MeasuredTimes | undefined): number | undefined {
  if (!before || row.count < fewest || before.count < fewest) return undefined;
  const isSlower = row.p75 > before.p75 * tolerated.share && row.p75 - before.p75 > tolerated.time;
  return isSlower ? row.p75 / before.p75 - 1 : undefined;
}

/**
 * The times of a remote's builds, by measure: what is tried out, what is released, and what ran before, each held
 * against the next one of these.
 */
export function compareTimings(
  { name, current, candidate, earlier }: Pick<RegistryEntry, 'name' | 'current' | 'candidate' | 'earlier'>,
  timings: readonly MeasuredTimes[],
): TimedRow[] {
  const [before] = earlier.filter(({ withdrawn }) => !withdrawn).map(buildKey);
  const keys = [candidate?.build, current, before].filter((key) => key !== undefined);
  return order.flatMap((measure) => {
    const measured = keys.flatMap((key) =>
      timings
        .filter((one) => one.remote === name && one.measure === measure && buildKey(one) === key)
        .map((one) => ({ ...one, key })),
    );
    return measured.map((row, place) => ({ ...row, slower: slowerBy(row, measured[place + 1]) }));
  });
}
