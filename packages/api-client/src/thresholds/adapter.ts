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

/** Values of a threshold that are saved. A blank facility counts as absent. */
export interface ThresholdDraft extends Pick<Threshold, 'name' | 'facility'> {
  readonly readerArrangement: string;
  readonly readers: readonly Required<ThresholdReader>[];
}

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
      readers.map(({ readerName, antennaConfigurationId }) => [readerName, { antennaConfigurationId }]),
    ),
  };
}
