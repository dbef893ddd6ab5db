import { readNumberList, writeNumberList } from '../patterns';
import type { TypedNumber } from '../rules';
import { withoutBlank } from '../wire';
import type { ChannelConfig, ReaderConfiguration, TagFilter } from './configuration';
import { withApplicableFields } from './rules/fields';
import {
  filterOperations,
  type Operation,
  type ReaderConfigurationAnswer,
  type ReaderConfigurationRequest,
  sessions,
} from './schema';

type Settings = NonNullable<ReaderConfigurationAnswer['configuration']>;
type RequestedSettings = NonNullable<ReaderConfigurationRequest['configuration']>;

/** A configuration as the console shows it: lists and pairs as text, the session as text, one list of filters. */
export function readReaderConfiguration({
  name,
  operation,
  configuration,
}: ReaderConfigurationAnswer): ReaderConfiguration {
  const { filter, filters, channelConfig, powerSweep, session, algorithmControl, ...settings } =
    configuration ?? {};
  const { antennas, disabledAntennas, ...plain } = settings;
  return {
    name,
    operation,
    ...withoutBlank(plain),
    ...withoutBlank({
      session: session === null || session === undefined ? undefined : String(session),
      algorithmControl: writeNumberList(algorithmControl?.flat() ?? []),
      antennas: writeNumberList(antennas ?? []),
      disabledAntennas: writeNumberList(disabledAntennas ?? []),
      powerSweep: powerSweep && withoutBlank(powerSweep),
      channelConfig: readChannelConfig(channelConfig),
    }),
    filters: (filters?.length ? filters : [filter]).filter((each) => each != null).map(readFilter),
  };
}

function readFilter({ tagMask, ...rest }: NonNullable<Settings['filter']>): TagFilter {
  return { tagMask: tagMask ?? '', ...withoutBlank(rest) };
}

function readChannelConfig(channelConfig: Settings['channelConfig']): ChannelConfig | undefined {
  const { channelIndex, txFrequenciesInMhz } = channelConfig ?? {};
  if (typeof channelIndex === 'number') return { mode: 'fixed', channelIndex };
  return txFrequenciesInMhz?.length ? { mode: 'hopping', txFrequenciesInMhz } : undefined;
}

/**
 * A configuration as it is sent (CONFIG-33): only what is set and applies to its operation, numbers as numbers. A
 * text that is no number is not sent; a form lets none through.
 */
export function writeReaderConfiguration(
  configuration: ReaderConfiguration<TypedNumber>,
): ReaderConfigurationRequest {
  const { name, operation } = configuration;
  return {
    name,
    // An operation that only a newer service knows goes back as it came.
    operation: operation as Operation,
    configuration: writeSettings(withApplicableFields(configuration)),
  };
}

function writeSettings(configuration: ReaderConfiguration<TypedNumber>): RequestedSettings {
  const { session, powerSweep, channelConfig, method } = configuration;
  return withoutBlank({
    readerMode: configuration.readerMode,
    searchMode: configuration.searchMode,
    session: sessions.find((each) => String(each) === session),
    method,
    algorithmControl: method === 'CUSTOM' ? pairsOf(configuration.algorithmControl) : undefined,
    antennas: listOf(configuration.antennas),
    disabledAntennas: listOf(configuration.disabledAntennas),
    polarization: configuration.polarization,
    tagPopulationEstimate: numberOf(configuration.tagPopulationEstimate),
    receiveSensitivityInDbm: numberOf(configuration.receiveSensitivityInDbm),
    transmitPowerInDbm: numberOf(configuration.transmitPowerInDbm),
    ...writeFilters(configuration),
    powerSweep: powerSweep && {
      minimumPowerLevel: numberOf(powerSweep.minimumPowerLevel),
      powerLevelStepSize: numberOf(powerSweep.powerLevelStepSize),
    },
    channelConfig: channelConfig && writeChannelConfig(channelConfig),
    regulationType: configuration.regulationType,
  });
}

/** One filter is `filter`; two are `filters`, both needed unless chosen otherwise. */
function writeFilters({ filters = [], filterOperation }: ReaderConfiguration<TypedNumber>) {
  const [first, second] = filters.map(({ tagMask, memoryBank, pointer }) => ({
    tagMask: tagMask.toUpperCase(),
    ...withoutBlank({ memoryBank, pointer: numberOf(pointer) }),
  }));
  if (!first || !second) return { filter: first };
  const chosen = filterOperations.find((each) => each === filterOperation);
  return { filters: [first, second], filterOperation: chosen ?? filterOperations[0] };
}

/** Only the key that is used: services refuse both. */
function writeChannelConfig(channelConfig: ChannelConfig<TypedNumber>) {
  if (channelConfig.mode === 'fixed') return { channelIndex: numberOf(channelConfig.channelIndex) };
  return { txFrequenciesInMhz: [...channelConfig.txFrequenciesInMhz] };
}

const numberOf = (value: TypedNumber | undefined) => (typeof value === 'number' ? value : undefined);

/** `undefined` for a blank list, and for a text that is no list of numbers. */
function listOf(text: string | undefined): number[] | undefined {
  const numbers = text ? readNumberList(text) : undefined;
  return numbers?.length ? [...numbers] : undefined;
}

function pairsOf(text: string | undefined): number[][] | undefined {
  const numbers = listOf(text);
  return numbers?.flatMap((step, index) =>
    index % 2 === 0 ? [[step, ...numbers.slice(index + 1, index + 2)]] : [],
  );
}
