import { powerLimits, powerStep } from '../../patterns';
import { blankProblem, inField, isBlank, numberProblem, type Problem, type TypedNumber } from '../../rules';
import type { ReaderConfiguration } from '../configuration';
import type { RadioOptions } from '../regionOptions';

/** Problems of the transmit power and the power sweep of a configuration (CONFIG-23, CONFIG-29). */
export function powerProblems(
  { operation, transmitPowerInDbm: power, powerSweep }: ReaderConfiguration<TypedNumber>,
  { maxTransmitPowerInDbm: max }: RadioOptions,
): Problem[] {
  const needed = powerSweep !== undefined && operation !== 'LOCATION' && isBlank(power);
  const limits = { min: powerLimits.min, max, step: powerStep };
  return [
    ...inField('transmitPowerInDbm', needed ? { problem: 'blank' } : numberProblem(power, limits)),
    ...sweepProblems(powerSweep, numberOf(power)),
  ];
}

/** Nothing compares with what is no number: then nothing is said about what depends on it. */
const numberOf = (value: TypedNumber | undefined) => (typeof value === 'number' ? value : Number.NaN);

function sweepProblems(powerSweep: ReaderConfiguration<TypedNumber>['powerSweep'], power: number): Problem[] {
  if (!powerSweep) return [];
  const { minimumPowerLevel: least, powerLevelStepSize: step } = powerSweep;
  const room = power - numberOf(least);
  const tooWide = room > 0 && numberOf(step) > room;
  return [
    ...inField(
      'powerSweep.minimumPowerLevel',
      blankProblem(least) ??
        numberProblem(least, { min: powerLimits.min }) ??
        (room <= 0 ? { problem: 'below', values: { limit: power } } : undefined),
    ),
    ...inField(
      'powerSweep.powerLevelStepSize',
      blankProblem(step) ??
        numberProblem(step, { min: powerStep, step: powerStep }) ??
        (tooWide ? { problem: 'atMost', values: { max: room } } : undefined),
    ),
  ];
}
