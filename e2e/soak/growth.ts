/** Numbers of what is kept, by what they count. */
export type Counts = Readonly<Record<string, number>>;

/** Counts with the name of the place that they are of before each. */
export const countsAt = (place: string, counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([what, count]) => [`${place}: ${what}`, count]));

/** A count that rose from each checkpoint to the next. */
export interface Growth {
  readonly what: string;
  readonly values: readonly number[];
}

/**
 * Share of the first value, and number, up to which the whole rise is that of work under way. Bytes have a share of their
 * own: the build of a release stays beside that of the one before, and lists of what has happened become longer.
 */
const slack = { share: 0.01, bytes: 0.2, number: 20 };

/**
 * Counts that rose in every interval, and by more than {@link slack} in all. Something that is filled once, such as a
 * cache, stands still in one of them; what leaks does not.
 * @param checkpoints three at least, each with all counts; one that is not there is 0.
 */
export function growing(checkpoints: readonly Counts[]): readonly Growth[] {
  if (checkpoints.length < 3) throw new Error('Growth is judged by three checkpoints at least.');
  const names = new Set(checkpoints.flatMap((counts) => Object.keys(counts)));
  return [...names]
    .map((what) => ({ what, values: checkpoints.map((counts) => counts[what] ?? 0) }))
    .filter(({ what, values }) => {
      const [first = 0] = values;
      const rise = (values.at(-1) ?? 0) - first;
      const isSteady = values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
      const share = what.includes(': bytes') ? slack.bytes : slack.share;
      return isSteady && rise > Math.max(slack.number, first * share);
    });
}

/** A table of counts, one line each: name, values at the checkpoints. @param names which, in this order. */
export function describeCounts(checkpoints: readonly Counts[], names: readonly string[]): string {
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map((name) =>
      [
        name.padEnd(width),
        ...checkpoints.map((counts) => (counts[name] ?? 0).toLocaleString('en').padStart(12)),
      ].join(''),
    )
    .join('\n');
}
