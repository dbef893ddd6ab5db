import { antennaIdsProblem, readNumberList } from '../../patterns';
import {
  blankProblem,
  choiceProblem,
  inField,
  integerProblem,
  isBlank,
  type Problem,
  type TypedNumber,
  type ValueProblem,
} from '../../rules';
import type { ReaderConfiguration } from '../configuration';
import type { RadioOptions, RegionOptions } from '../regionOptions';
import { methods, operations } from '../schema';
import { channelProblems } from './channelProblems';
import { sessionsOf } from './fields';
import { filterProblems } from './filterProblems';
import { powerProblems } from './powerProblems';
import { hasRegulations, radioOptionsFor } from './regulation';

/** Receive sensitivities that can be set, in dBm; the reader's own is -80 (CONFIG-24). */
export const sensitivityLimits = { min: -70, max: -30 } as const;

/** Default receive sensitivity of a reader, in dBm (CONFIG-24). */
export const defaultReceiveSensitivity = -80;

/** Numbers of steps of an algorithm begin here (CONFIG-26). */
const firstAlgorithmStep = 1000;

/**
 * Problems of a reader configuration (CONFIG-12, CONFIG-22 to CONFIG-30); of one that does nothing only its
 * name is looked at. What does not apply to its operation is not looked at: a save leaves it out.
 */
export function readerConfigurationProblems(
  configuration: ReaderConfiguration<TypedNumber>,
  options: RegionOptions,
): Problem[] {
  const { name, operation } = configuration;
  return [
    ...inField('name', blankProblem(name)),
    ...inField('operation', blankProblem(operation) ?? choiceProblem(operation, operations)),
    ...(operation === 'DO_NOTHING' || isBlank(operation)
      ? []
      : [
          ...inField('regulationType', regulationProblem(configuration, options)),
          ...settingProblems(configuration, radioOptionsFor(configuration, options)),
        ]),
  ];
}

/** A region without bands has nothing to choose: what is said is as good as not said. */
function regulationProblem(
  { regulationType }: ReaderConfiguration<TypedNumber>,
  options: RegionOptions,
): ValueProblem | undefined {
  return hasRegulations(options)
    ? choiceProblem(regulationType, Object.keys(options.regulations))
    : undefined;
}

function settingProblems(configuration: ReaderConfiguration<TypedNumber>, radio: RadioOptions): Problem[] {
  const { operation, readerMode, session } = configuration;
  return [
    ...inField('readerMode', blankProblem(readerMode) ?? choiceProblem(readerMode, radio.readerModes)),
    ...inField('session', sessionProblem(operation, session)),
    ...powerProblems(configuration, radio),
    ...(operation === 'INVENTORY' ? inventoryProblems(configuration, radio) : []),
    ...(operation === 'LOCATION' ? locationProblems(configuration) : []),
    ...filterProblems(configuration.filters),
    ...channelProblems(configuration.channelConfig, radio),
  ];
}

function sessionProblem(operation: string, session: string | undefined): ValueProblem | undefined {
  const missing = operation === 'LOCATION' ? blankProblem(session) : undefined;
  return missing ?? choiceProblem(session, sessionsOf(operation));
}

function inventoryProblems(
  { searchMode, tagPopulationEstimate, antennas, receiveSensitivityInDbm }: ReaderConfiguration<TypedNumber>,
  { searchModes }: RadioOptions,
): Problem[] {
  return [
    ...inField('searchMode', blankProblem(searchMode) ?? choiceProblem(searchMode, searchModes)),
    ...inField('tagPopulationEstimate', powerOfTwoProblem(tagPopulationEstimate)),
    ...inField('antennas', blankProblem(antennas) ?? listProblem(antennas)),
    ...inField('receiveSensitivityInDbm', integerProblem(receiveSensitivityInDbm, sensitivityLimits)),
  ];
}

function locationProblems({
  disabledAntennas,
  method,
  algorithmControl,
}: ReaderConfiguration<TypedNumber>): Problem[] {
  return [
    ...inField('disabledAntennas', listProblem(disabledAntennas)),
    ...inField('method', choiceProblem(method, methods)),
    ...(method === 'CUSTOM'
      ? inField('algorithmControl', algorithmControlProblem(algorithmControl ?? ''))
      : []),
  ];
}

function listProblem(antennas: string | undefined): ValueProblem | undefined {
  return antennaIdsProblem(antennas ?? '');
}

/** Problem of an estimate of the tags around: it has to be 1, 2, 4, 8 and so on (CONFIG-27). */
export function powerOfTwoProblem(estimate: TypedNumber | undefined): ValueProblem | undefined {
  const found = integerProblem(estimate);
  if (found || typeof estimate !== 'number') return found;
  return Number.isInteger(Math.log2(estimate)) ? undefined : { problem: 'powerOfTwo' };
}

/** Problem of the steps of an algorithm: pairs, each begun by a number of its own (CONFIG-26). */
export function algorithmControlProblem(text: string): ValueProblem | undefined {
  const numbers = readNumberList(text);
  if (!numbers) return { problem: 'listMalformed' };
  if (numbers.length % 2 !== 0) return { problem: 'pairs' };
  const steps = numbers.filter((_, index) => index % 2 === 0);
  if (steps.some((step) => step < firstAlgorithmStep))
    return { problem: 'pairFirst', values: { min: firstAlgorithmStep } };
  const repeated = steps.find((step, index) => steps.indexOf(step) !== index);
  return repeated === undefined ? undefined : { problem: 'listRepeated', values: { value: repeated } };
}
