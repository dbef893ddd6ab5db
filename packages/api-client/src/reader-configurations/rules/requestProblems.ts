import type { Problem } from '../../rules';
import { readReaderConfiguration } from '../adapter';
import type { RegionOptions } from '../regionOptions';
import type { ReaderConfigurationRequest } from '../schema';
import { readerConfigurationProblems } from './configurationProblems';

/**
 * Problems of a reader configuration as it was sent, by the rules of the form. What is missing is nothing
 * wrong here: old clients send less than the form asks for, and the service fills the gaps.
 */
export function readerConfigurationRequestProblems(
  request: ReaderConfigurationRequest,
  options: RegionOptions,
): Problem[] {
  const { channelIndex, txFrequenciesInMhz } = request.configuration?.channelConfig ?? {};
  if (typeof channelIndex === 'number' && txFrequenciesInMhz?.length)
    return [
      {
        field: 'channelConfig',
        problem: 'either',
        values: { one: 'channelIndex', other: 'txFrequenciesInMhz' },
      },
    ];
  return readerConfigurationProblems(readReaderConfiguration(request), options).filter(
    ({ problem }) => problem !== 'blank',
  );
}
