import { longestName } from '@console/api-client/patterns';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import {
  type AntennaConfiguration,
  type Side,
  sides,
} from '@console/api-client/threshold-antenna-configurations';
import type { Threshold, ThresholdDraft, ThresholdReader } from '@console/api-client/thresholds';
import { type Failure, type FormErrors, rules, typedText } from '@console/design/form';
import { configurationOf } from './threshold.status';

/** One reader of the form. */
export interface ReaderValues {
  readonly readerName?: string;
  /** Id of the antenna configuration. */
  readonly antennaConfigurationId?: string;
  /** Undefined for arrangements without sides. */
  readonly side?: Side;
}

/** Values of the form of a threshold. */
export interface ThresholdValues {
  readonly name: string;
  readonly facility: string;
  readonly readerArrangement: string;
  /** For arrangements with sides two by two: the left one, then the right one. */
  readonly readers: readonly ReaderValues[];
}

/** Initial values of the form of a new threshold. */
export const newThresholdValues: ThresholdValues = {
  name: '',
  facility: '',
  readerArrangement: '',
  readers: [],
};

/** True for arrangements whose readers come in pairs, one at each side. */
export const hasSides = (arrangement: string): boolean =>
  arrangement === 'OVERHEAD_OFFSET' || arrangement === 'SIDE_BY_SIDE';

/** The readers that one click adds: a single one, or a pair [THRESH-03]. */
export const newReaders = (arrangement: string): readonly ReaderValues[] =>
  hasSides(arrangement) ? sides.map((side) => ({ side })) : [{}];

/** Least number of readers for one to be removed: 2, or 3 for pairs [THRESH-04]. */
const leastForRemoval = (arrangement: string): number => (hasSides(arrangement) ? 3 : 2);

/** True if readers can be removed [THRESH-04]. */
export const isRemovable = (arrangement: string, readers: readonly ReaderValues[]): boolean =>
  readers.length >= leastForRemoval(arrangement);

/** The readers without the one at this place; one of a pair takes the other with it [THRESH-04]. */
export function withoutReader(
  arrangement: string,
  readers: readonly ReaderValues[],
  place: number,
): readonly ReaderValues[] {
  const group = (at: number) => (hasSides(arrangement) ? Math.floor(at / sides.length) : at);
  return readers.filter((_, at) => group(at) !== group(place));
}

/**
 * Initial values of the form of a stored threshold. A reader is at the side that its antenna configuration is for; one
 * whose side nobody knows takes a place that is free.
 */
export function valuesOfThreshold(
  { name, facility, readerArrangement, readers }: Threshold,
  configurations: readonly AntennaConfiguration[],
): ThresholdValues {
  const arrangement = readerArrangement ?? '';
  return {
    name,
    facility: facility ?? '',
    readerArrangement: arrangement,
    readers: hasSides(arrangement) ? pairsOf(readers, configurations) : readers.map(valuesOfReader),
  };
}

const valuesOfReader = ({ readerName, antennaConfigurationId }: ThresholdReader): ReaderValues => ({
  readerName,
  ...(antennaConfigurationId !== undefined && { antennaConfigurationId: String(antennaConfigurationId) }),
});

function pairsOf(
  readers: readonly ThresholdReader[],
  configurations: readonly AntennaConfiguration[],
): readonly ReaderValues[] {
  const sideOf = (reader: ThresholdReader) => configurationOf(reader, configurations)?.side;
  const bySide = Object.fromEntries(
    sides.map((side) => [side, readers.filter((reader) => sideOf(reader) === side)]),
  ) as Record<Side, ThresholdReader[]>;
  for (const reader of readers.filter((each) => !sides.some((side) => side === sideOf(each)))) {
    const fewer = bySide.RIGHT.length < bySide.LEFT.length ? bySide.RIGHT : bySide.LEFT;
    fewer.push(reader);
  }
  const pairs = Math.max(bySide.LEFT.length, bySide.RIGHT.length, 1);
  return Array.from({ length: pairs }, (_, pair) =>
    sides.map((side) => {
      const reader = bySide[side][pair];
      return { ...(reader && valuesOfReader(reader)), side };
    }),
  ).flat();
}

/** The threshold that the form describes; readers that nobody chose are left out. */
export function draftOfValues({
  name,
  facility,
  readerArrangement,
  readers,
}: ThresholdValues): ThresholdDraft {
  return {
    name: typedText(name),
    facility,
    readerArrangement,
    readers: readers.flatMap(({ readerName, antennaConfigurationId }) =>
      readerName && antennaConfigurationId
        ? [{ readerName, antennaConfigurationId: Number(antennaConfigurationId) }]
        : [],
    ),
  };
}

/** Known records that a threshold is made of; what is not known is not judged. */
interface ThresholdLookups {
  readonly readers?: readonly Pick<ReaderDefinition, 'name' | 'type' | 'facility'>[];
  readonly configurations?: readonly AntennaConfiguration[];
}

/**
 * Failures of a threshold [THRESH-18]: name, facility and arrangement are required; each reader needs a definition of
 * the same facility, once, and an antenna configuration for its type.
 */
export function thresholdErrors(values: ThresholdValues, known: ThresholdLookups = {}): FormErrors {
  const { name, facility, readerArrangement, readers } = values;
  const ofReaders = readers.flatMap((reader, place) => [
    [`readers[${place}].readerName`, readerFailure(reader, readers.slice(0, place), facility, known)],
    [`readers[${place}].antennaConfigurationId`, configurationFailure(reader, known)],
  ]);
  return {
    name: rules.all(rules.required, rules.maxLength(longestName))(name),
    facility: rules.required(facility),
    readerArrangement: rules.required(readerArrangement),
    ...(readerArrangement && facility ? Object.fromEntries(ofReaders) : {}),
  };
}

function readerFailure(
  { readerName }: ReaderValues,
  before: readonly ReaderValues[],
  facility: string,
  { readers }: ThresholdLookups,
): Failure | undefined {
  if (!readerName) return rules.required(readerName);
  if (before.some((reader) => reader.readerName === readerName))
    return { key: 'thresholds.error.repeated', values: { reader: readerName } };
  const definition = readers?.find(({ name }) => name === readerName);
  if (readers && !definition) return { key: 'thresholds.error.gone', values: { reader: readerName } };
  return definition && definition.facility !== facility
    ? {
        key: 'thresholds.error.facility',
        values: { reader: readerName, facility: definition.facility ?? '–', wanted: facility },
      }
    : undefined;
}

function configurationFailure(
  { readerName, antennaConfigurationId }: ReaderValues,
  { readers, configurations }: ThresholdLookups,
): Failure | undefined {
  if (!antennaConfigurationId) return rules.required(antennaConfigurationId);
  if (!configurations) return undefined;
  const configuration = configurationOf(
    { antennaConfigurationId: Number(antennaConfigurationId) },
    configurations,
  );
  if (!configuration) return { key: 'thresholds.error.configurationGone' };
  const type = readers?.find(({ name }) => name === readerName)?.type;
  return type && configuration.readerType && configuration.readerType !== type
    ? {
        key: 'thresholds.error.readerType',
        values: { configuration: configuration.name, configured: configuration.readerType, type },
      }
    : undefined;
}
