import type { ReaderArrangement } from '../threshold-antenna-configurations/schema';
import { type WithoutBlank, withoutBlank } from '../wire';
import type { ThresholdAnswer, ThresholdRequest } from './schema';

/** A reader of a threshold and which of its antennas look where. */
export interface ThresholdReader {
  readonly readerName: string;
  /** Absent when the service knows of none. */
  readonly antennaConfigurationId?: number;
}

/** A passage that is watched, by one reader or several. */
export type Threshold = WithoutBlank<Omit<ThresholdAnswer, 'id' | 'readers'>> & {
  /** Whole number. */
  readonly id: number;
  /** In the order of the service. */
  readonly readers: readonly ThresholdReader[];
};

/** Values of a threshold that are saved. A blank facility counts as absent; of a copy, what the original lacks is lacking, too. */
export type ThresholdDraft = Pick<Threshold, 'name' | 'facility' | 'readerArrangement' | 'readers'>;

/** A threshold as the console shows it: rows in place of the map, nothing in place of `null`. */
export function readThreshold({ readers, ...threshold }: ThresholdAnswer): Threshold {
  return {
    ...withoutBlank(threshold),
    readers: Object.entries(readers ?? {}).map(([readerName, reader]) => ({
      readerName,
      ...withoutBlank({ antennaConfigurationId: reader?.antennaConfigurationId }),
    })),
  };
}

/** A threshold as it is sent (THRESH-19): its readers as a map, in their order. */
export function writeThreshold({
  name,
  facility,
  readerArrangement,
  readers,
}: ThresholdDraft): ThresholdRequest {
  return {
    name,
    ...withoutBlank({ facility }),
    // An arrangement that only a newer service knows goes back as it came.
    readerArrangement: readerArrangement as ReaderArrangement,
    readers: Object.fromEntries(
      // A reader of a copy has no antenna configuration where the original has none: the service decides.
      readers.map(({ readerName, antennaConfigurationId }) => [
        readerName,
        { antennaConfigurationId: antennaConfigurationId as number },
      ]),
    ),
  };
}
