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
    ...sweepProblems(powerSweep, typeof power === 'number' ? power : undefined),
  ];
}

/** @param power `undefined` while it is not known: then nothing is said about what depends on it. */
function sweepProblems(
  powerSweep: ReaderConfiguration<TypedNumber>['powerSweep'],
  power: number | undefined,
): Problem[] {
  if (!powerSweep) return [];
  const { minimumPowerLevel: least, powerLevelStepSize: step } = powerSweep;
  const room = power !== undefined && typeof least === 'number' ? power - least : undefined;
  const tooHigh = room !== undefined && room <= 0;
  const tooWide = room !== undefined && room > 0 && typeof step === 'number' && step > room;
  return [
    ...inField(
      'powerSweep.minimumPowerLevel',
      blankProblem(least) ??
        numberProblem(least, { min: powerLimits.min }) ??
        (tooHigh ? { problem: 'below', values: { limit: power ?? 0 } } : undefined),
    ),
    ...inField(
      'powerSweep.powerLevelStepSize',
      blankProblem(step) ??
        numberProblem(step, { min: powerStep, step: powerStep }) ??
        (tooWide ? { problem: 'atMost', values: { max: room } } : undefined),
    ),
  ];
}
