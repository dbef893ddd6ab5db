import {
  antennaIdsProblem,
  longestName,
  powerLevelsProblem,
  readNumberList,
  writeNumberList,
} from '@console/api-client/patterns';
import type {
  AntennaConfiguration,
  AntennaConfigurationDraft,
  AntennaList,
  AntennaProblem,
  Antennas,
} from '@console/api-client/threshold-antenna-configurations';
import {
  antennaProblems,
  mostAntennas,
  writeAntennaConfiguration,
} from '@console/api-client/threshold-antenna-configurations';
import { type Failure, type FormErrors, rules, typedText } from '@console/design/form';

/** Attributes of an antenna configuration that are decided by the reader and the threshold, not by its form. */
export interface AntennaConfigurationAttributes {
  readonly readerType?: string;
  readonly readerArrangement?: string;
  /** Not needed for OVERHEAD. */
  readonly side?: string;
}

/** Values of the form: lists of numbers as they were typed. */
export interface AntennaConfigurationValues {
  readonly name: string;
  readonly inIds: string;
  readonly inPowers: string;
  readonly outIds: string;
  readonly outPowers: string;
  readonly ignoredIds: string;
}

/** Initial values of the form of a new configuration. */
export const newConfigurationValues: AntennaConfigurationValues = {
  name: '',
  inIds: '',
  inPowers: '',
  outIds: '',
  outPowers: '',
  ignoredIds: '',
};

/**
 * Says that a form of an antenna configuration cannot be shown, since it is not known what it is for [THRESH-12].
 * @throws Error `Missing required antenna-config-form attributes` without reader type or arrangement, or without a side
 * unless OVERHEAD.
 */
export function assertAttributes({
  readerType,
  readerArrangement,
  side,
}: AntennaConfigurationAttributes): void {
  if (!readerType || !readerArrangement || (!side && readerArrangement !== 'OVERHEAD'))
    throw new Error('Missing required antenna-config-form attributes');
}

/** True for an arrangement in which antennas may be ignored [THRESH-11, THRESH-14]. */
export const mayIgnore = (arrangement: string | undefined): boolean => arrangement === 'OVERHEAD_OFFSET';

/** Initial values of the form of a stored configuration. */
export const valuesOfConfiguration = (configuration: AntennaConfiguration): AntennaConfigurationValues => ({
  name: configuration.name,
  inIds: writeNumberList(configuration.in.antennaIds),
  inPowers: powersInWords(configuration.in),
  outIds: writeNumberList(configuration.out.antennaIds),
  outPowers: powersInWords(configuration.out),
  ignoredIds: writeNumberList(configuration.ignored.antennaIds),
});

/** A power that is missing among others leaves its place blank, to be filled in. */
const powersInWords = ({ transmitPowers }: Antennas) => transmitPowers.map((power) => power ?? '').join(', ');

const numbersOf = (text: string): readonly number[] => readNumberList(text) ?? [];

/**
 * The configuration that the form describes [THRESH-11]; what it is for comes from the attributes.
 * @param stored the configuration that is edited: what the form does not show is kept from it. Default: a new one.
 */
export function draftOfValues(
  values: AntennaConfigurationValues,
  { readerType, readerArrangement, side }: AntennaConfigurationAttributes,
  stored?: AntennaConfiguration,
): AntennaConfigurationDraft {
  const ignoredIds = numbersOf(values.ignoredIds);
  const unchanged = stored && writeNumberList(stored.ignored.antennaIds) === writeNumberList(ignoredIds);
  return {
    ...stored,
    name: typedText(values.name),
    readerType: stored ? stored.readerType : readerType,
    readerArrangement: stored ? stored.readerArrangement : readerArrangement,
    side: stored ? stored.side : side,
    in: { antennaIds: numbersOf(values.inIds), transmitPowers: numbersOf(values.inPowers) },
    out: { antennaIds: numbersOf(values.outIds), transmitPowers: numbersOf(values.outPowers) },
    ignored:
      unchanged || !mayIgnore(readerArrangement)
        ? (stored?.ignored ?? { antennaIds: [], transmitPowers: [] })
        : { antennaIds: ignoredIds, transmitPowers: [] },
  };
}

/**
 * True for an edit that can be undone. Powers of only some antennas cannot be typed, so such a record is not put back.
 * @param before the record that was edited
 */
export const isUndoable = ({ in: inward, out }: AntennaConfiguration): boolean =>
  ![...inward.transmitPowers, ...out.transmitPowers].includes(undefined);

const ids = rules.judgedBy(antennaIdsProblem);
const powers = (antennas: string) =>
  rules.judgedBy((text) => powerLevelsProblem(text, numbersOf(antennas).length));

/**
 * Failures of an antenna configuration [THRESH-14 to THRESH-16]. Whether its name is free only the service can tell.
 */
export function configurationErrors(
  values: AntennaConfigurationValues,
  attributes: AntennaConfigurationAttributes,
): FormErrors {
  const ofFields: FormErrors = {
    name: rules.all(rules.required, rules.maxLength(longestName))(values.name),
    inIds: rules.all(rules.required, ids)(values.inIds),
    inPowers: powers(values.inIds)(values.inPowers),
    outIds: rules.all(rules.required, ids)(values.outIds),
    outPowers: powers(values.outIds)(values.outPowers),
    ignoredIds: mayIgnore(attributes.readerArrangement) ? ids(values.ignoredIds) : undefined,
  };
  const ofWhole = antennaProblems(writeAntennaConfiguration(draftOfValues(values, attributes)))
    .map((problem) => failureOf(problem, attributes))
    .filter((failure) => failure !== undefined);
  return { ...Object.fromEntries(ofWhole.reverse()), ...present(ofFields) };
}

const present = (errors: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, failure]) => failure !== undefined));

const fields = { in: 'inIds', out: 'outIds', ignored: 'ignoredIds' } satisfies Record<AntennaList, string>;

/** Failure that only shows when all lists are looked at together; single lists are judged as texts. */
function failureOf(
  problem: AntennaProblem,
  { readerType }: AntennaConfigurationAttributes,
): readonly [field: string, failure: Failure] | undefined {
  if (problem.problem === 'antennaRepeated')
    return [
      fields[problem.list],
      { key: 'antennaConfigurations.error.repeated', values: { antenna: problem.antennaId } },
    ];
  if (problem.problem === 'tooManyAntennas')
    return [
      'inIds',
      {
        key: 'antennaConfigurations.error.tooMany',
        values: { most: mostAntennas(readerType), readerType: readerType ?? '' },
      },
    ];
  return undefined;
}
