import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { Threshold, ThresholdReader } from '@console/api-client/thresholds';

/** The antenna configuration of a reader; undefined where it has none, or one that is not known. */
export const configurationOf = (
  { antennaConfigurationId: wanted }: Partial<ThresholdReader>,
  configurations: readonly AntennaConfiguration[] | undefined,
): AntennaConfiguration | undefined =>
  wanted === undefined ? undefined : configurations?.find(({ id }) => id === wanted);

/**
 * The readers of a threshold whose antenna configuration is undefined [THRESH-22].
 * @param configurations those there are; while they are not known, only readers without any count
 */
export const readersWithoutConfiguration = (
  { readers }: Pick<Threshold, 'readers'>,
  configurations: readonly AntennaConfiguration[] | undefined,
): readonly string[] =>
  readers
    .filter((reader) =>
      configurations
        ? configurationOf(reader, configurations) === undefined
        : reader.antennaConfigurationId === undefined,
    )
    .map(({ readerName }) => readerName);

/** Status of a threshold: it counts when a running job watches it, and all its readers know which way is in. */
export type ThresholdStatus = 'misconfigured' | 'watched' | 'notWatched' | 'unknown';

/**
 * Status of a threshold; a misconfiguration comes before who watches it.
 * @param jobs the running jobs that watch it; undefined while they are not known
 * @param configurations undefined while they are not known
 */
export function thresholdStatus(
  threshold: Pick<Threshold, 'readers'>,
  jobs: readonly unknown[] | undefined,
  configurations: readonly AntennaConfiguration[] | undefined,
): ThresholdStatus {
  const { readers } = threshold;
  if (readers.length === 0 || readersWithoutConfiguration(threshold, configurations).length > 0)
    return 'misconfigured';
  if (!jobs) return 'unknown';
  return jobs.length > 0 ? 'watched' : 'notWatched';
}
