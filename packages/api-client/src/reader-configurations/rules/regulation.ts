import type { TypedNumber } from '../../rules';
import type { ReaderConfiguration } from '../configuration';
import type { RadioOptions, RegionOptions } from '../regionOptions';

/** The band of a region with several that applies by default (CONFIG-14). */
const defaultRegulation = 'eu1';

/** The band that stronger or slower readers need. */
const otherRegulation = 'eu2';

/** Modes that only the other band allows (CONFIG-14). */
const modesOfOther: readonly (string | undefined)[] = ['MAX_MILLER', 'MODE_1005'];

/** True for a region with several bands, so that a configuration names one of them (CONFIG-13). */
export function hasRegulations(options: RegionOptions): boolean {
  return Object.keys(options.regulations).length > 0;
}

/**
 * The band a configuration is meant for: the one it names, else the one its settings imply (CONFIG-14). A limit
 * that the region does not list implies nothing.
 * @returns `undefined` in a region without bands.
 */
export function regulationTypeOf(
  configuration: Pick<
    ReaderConfiguration<TypedNumber>,
    'readerMode' | 'transmitPowerInDbm' | 'channelConfig' | 'regulationType'
  >,
  options: RegionOptions,
): string | undefined {
  if (!hasRegulations(options)) return undefined;
  const { readerMode, transmitPowerInDbm: power, channelConfig, regulationType } = configuration;
  if (regulationType) return regulationType;
  const { [defaultRegulation]: usual, [otherRegulation]: other } = options.regulations;
  const first = channelConfig?.mode === 'hopping' ? channelConfig.txFrequenciesInMhz[0] : undefined;
  const impliesOther =
    modesOfOther.includes(readerMode) ||
    other?.frequenciesInMhz.some((frequency) => frequency === first) ||
    (typeof power === 'number' && usual !== undefined && power > usual.maxTransmitPowerInDbm);
  return impliesOther ? otherRegulation : defaultRegulation;
}

/** Choices of a configuration: those of its band, else those of the region. */
export function radioOptionsFor(
  configuration: Parameters<typeof regulationTypeOf>[0],
  options: RegionOptions,
): RadioOptions {
  const type = regulationTypeOf(configuration, options);
  const band = Object.entries(options.regulations).find(([name]) => name === type);
  return band?.[1] ?? options;
}

/** True if a configuration can choose its channel at all. */
export function allowsChannelConfig({ channels, frequenciesInMhz }: RadioOptions): boolean {
  return channels.length > 0 || frequenciesInMhz.length > 0;
}
