import { choiceProblem, inField, isBlank, type Problem, type TypedNumber } from '../../rules';
import type { ReaderConfiguration } from '../configuration';
import type { RadioOptions } from '../regionOptions';

/** Problems of the channel or the frequencies of a configuration (CONFIG-30). */
export function channelProblems(
  channelConfig: ReaderConfiguration<TypedNumber>['channelConfig'],
  { channels, frequenciesInMhz }: RadioOptions,
): Problem[] {
  if (!channelConfig) return [];
  if (channelConfig.mode === 'fixed') {
    const { channelIndex } = channelConfig;
    const indexes = channels.map(({ index }) => index);
    return inField(
      'channelConfig.channelIndex',
      isBlank(channelIndex) ? { problem: 'blank' } : choiceProblem(channelIndex, indexes),
    );
  }
  return inField(
    'channelConfig.txFrequenciesInMhz',
    hoppingProblem(channelConfig.txFrequenciesInMhz, frequenciesInMhz),
  );
}

/** Problem of a list of frequencies to hop through: it is empty, or one is not of the region. */
export function hoppingProblem(frequencies: readonly number[], offered: readonly number[]) {
  if (frequencies.length === 0) return { problem: 'blank' } as const;
  const foreign = frequencies.find((frequency) => !offered.includes(frequency));
  return choiceProblem(foreign, offered);
}
