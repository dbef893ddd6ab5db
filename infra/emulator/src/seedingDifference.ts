import type { EmulatorOptions } from './options';
import type { Settings } from './resources/settings/settings';

/**
 * Sentence on flags that a database filled earlier does not fulfil: they say how a fresh one is filled.
 * @returns a sentence, or `undefined` when there is no difference
 */
export function differenceOfSeeding(
  { fleet, ...counts }: EmulatorOptions,
  seeded: Settings['seeded'] | undefined,
): string | undefined {
  if (!seeded) return undefined;
  const asked = [
    fleet !== undefined && fleet !== seeded.fleet && `--${fleet}`,
    ...(['readers', 'items', 'history'] as const).map(
      (count) =>
        counts[count] !== undefined && counts[count] !== seeded[count] && `--${count} ${counts[count]}`,
    ),
  ].filter((flag) => flag !== false);
  if (asked.length === 0) return undefined;
  return `${asked.join(' ')} has no effect: the data is there already (${seeded.fleet}, ${seeded.readers} readers at first). Another --data folder starts afresh.`;
}
