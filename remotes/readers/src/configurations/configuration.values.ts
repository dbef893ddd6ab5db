import { longestName } from '@console/api-client/patterns';
import {
  type ChannelConfig,
  type ConfigurationField,
  operations,
  type PowerSweep,
  type ReaderConfiguration,
  type TagFilter,
} from '@console/api-client/reader-configurations';
import {
  changeOperation,
  newTagFilter,
  type RegionOptions,
  readerConfigurationProblems,
  regulationTypeOf,
  sessionsOf,
} from '@console/api-client/reader-configurations/rules';
import { withoutBlank } from '@console/api-client/wire';
import {
  type Failure,
  type FormErrors,
  type NumberInput,
  problemErrors,
  rules,
  typedText,
} from '@console/design/form';

/** A number as the form holds it: a text while it is none. */
type Typed = NonNullable<NumberInput>;

/** A filter as it stands in the form. */
export interface FilterValues {
  readonly tagMask?: string;
  /** Shows memory bank and pointer; while they are hidden, they are the usual ones [CONFIG-18]. */
  readonly advanced: boolean;
  readonly memoryBank: string;
  readonly pointer?: NumberInput;
}

/** The channel as it stands in the form, with what both modes need. */
export interface ChannelValues {
  readonly mode: ChannelConfig['mode'];
  readonly channelIndex?: string;
  /** In the order of hopping. */
  readonly txFrequenciesInMhz: readonly string[];
}

/**
 * Values of the form. Fields bear the names by which rules speak of them; a section that can be turned off has its
 * switch beside it, so that what was typed in it is still there when it is turned on again.
 */
export interface ConfigurationValues
  extends Omit<ReaderConfiguration<Typed>, 'filters' | 'powerSweep' | 'channelConfig'> {
  readonly filtering: boolean;
  readonly filters: readonly [FilterValues, FilterValues];
  readonly sweeping: boolean;
  readonly powerSweep?: PowerSweep<Typed>;
  readonly choosingChannel: boolean;
  readonly channelConfig: ChannelValues;
}

/** Initial values of a filter [CONFIG-18]. */
const newFilter: FilterValues = {
  tagMask: newTagFilter.tagMask,
  advanced: false,
  memoryBank: String(newTagFilter.memoryBank),
  pointer: newTagFilter.pointer,
};

/** Initial values of a new configuration. */
export const newConfiguration: ReaderConfiguration = { name: '', operation: '' };

/** Initial values of the form of a configuration; the band of the region is the one its settings imply [CONFIG-14]. */
export function valuesOfConfiguration(
  configuration: ReaderConfiguration<Typed>,
  options: RegionOptions,
): ConfigurationValues {
  const { filters = [], powerSweep, channelConfig, ...settings } = configuration;
  return {
    ...settings,
    session: settings.session ?? sessionsOf(settings.operation)[0],
    regulationType: regulationTypeOf(configuration, options),
    filtering: filters.length > 0,
    filters: [valuesOfFilter(filters[0]), valuesOfFilter(filters[1])],
    sweeping: powerSweep !== undefined,
    powerSweep,
    choosingChannel: channelConfig !== undefined,
    channelConfig: valuesOfChannel(channelConfig),
  };
}

function valuesOfFilter(filter: TagFilter<Typed> | undefined): FilterValues {
  if (!filter) return newFilter;
  const { tagMask, memoryBank = newTagFilter.memoryBank, pointer = newTagFilter.pointer } = filter;
  const advanced = memoryBank !== newTagFilter.memoryBank || pointer !== newTagFilter.pointer;
  return { tagMask, advanced, memoryBank: String(memoryBank), pointer };
}

function valuesOfChannel(channelConfig: ChannelConfig<Typed> | undefined): ChannelValues {
  if (channelConfig?.mode === 'hopping')
    return { mode: 'hopping', txFrequenciesInMhz: channelConfig.txFrequenciesInMhz.map(String) };
  const { channelIndex } = channelConfig ?? {};
  return {
    mode: 'fixed',
    channelIndex: channelIndex === undefined ? undefined : String(channelIndex),
    txFrequenciesInMhz: [],
  };
}

/** The configuration that the form describes; a number that cannot be read is still the text. */
export function draftOfValues(values: ConfigurationValues): ReaderConfiguration<Typed> {
  const { name, operation, filtering, sweeping, choosingChannel, ...settings } = values;
  return {
    name: typedText(name),
    operation,
    ...withoutBlank({
      ...settings,
      filters: filtering ? filtersOf(values.filters) : undefined,
      powerSweep: sweeping ? (values.powerSweep ?? {}) : undefined,
      channelConfig: choosingChannel ? channelOf(values.channelConfig) : undefined,
    }),
  };
}

/** A second filter without a mask is none. */
const filtersOf = ([first, second]: ConfigurationValues['filters']): TagFilter<Typed>[] =>
  (typedText(second.tagMask) ? [first, second] : [first]).map(filterOf);

function filterOf({ advanced, memoryBank, pointer, ...filter }: FilterValues): TagFilter<Typed> {
  const tagMask = typedText(filter.tagMask);
  if (!advanced) return { ...newTagFilter, tagMask };
  return { tagMask, memoryBank: Number(memoryBank), pointer };
}

const channelOf = ({ mode, channelIndex, txFrequenciesInMhz }: ChannelValues): ChannelConfig<Typed> =>
  mode === 'fixed'
    ? { mode, channelIndex: channelIndex ? Number(channelIndex) : undefined }
    : { mode, txFrequenciesInMhz: txFrequenciesInMhz.map(Number) };

/** Effects of another operation on the form [CONFIG-11]. */
export interface OperationChange {
  readonly values: ConfigurationValues;
  /** Settings that were set and do not apply any more. */
  readonly cleared: readonly ConfigurationField[];
  /** The session, where the one there was is not allowed any more [CONFIG-12]. */
  readonly session?: string;
  /** True if there was a second filter, which is not allowed any more. */
  readonly secondFilter: boolean;
}

/** The form after its operation was changed [CONFIG-11]; `undefined` when the operation is not known. */
export function changeValues(
  values: ConfigurationValues,
  operation: string,
  options: RegionOptions,
): OperationChange | undefined {
  const known = operations.find((each) => each === operation);
  if (!known) return undefined;
  const former = draftOfValues(values);
  const { configuration, cleared } = changeOperation(former, known);
  const next = valuesOfConfiguration(configuration, options);
  const kept = draftOfValues(next);
  const { session } = configuration;
  return {
    values: next,
    // What has its usual value again had none that anybody could miss, nor had a switch that was off.
    cleared: cleared.filter((field) => former[field] !== false && former[field] !== kept[field]),
    session: session === former.session ? undefined : session,
    secondFilter: former.filters?.length === 2 && configuration.filters?.length === 1,
  };
}

/** The list whose messages wait for the first click in it [CONFIG-17]. */
const hoppingList = 'channelConfig.txFrequenciesInMhz';

/**
 * Failures of a reader configuration, by the rules of the service [CONFIG-22 to CONFIG-30]. Whether its name is free
 * only the service can tell.
 * @param touched whether somebody has clicked in the list of frequencies to hop through: until then its own messages
 *   do not show, and what keeps the form from being sent is told beside the choice of the mode [CONFIG-17].
 */
export function configurationErrors(
  values: ConfigurationValues,
  options: RegionOptions,
  touched: boolean,
): FormErrors {
  const { [hoppingList]: hopping, ...errors } = problemErrors(
    readerConfigurationProblems(draftOfValues(values), options),
  );
  return {
    ...errors,
    name: errors.name ?? rules.maxLength(longestName)(values.name),
    ...(hopping && hoppingErrors(hopping, touched)),
  };
}

function hoppingErrors(found: Failure, touched: boolean): FormErrors {
  return touched
    ? { [hoppingList]: { ...found, atOnce: true } }
    : { 'channelConfig.mode': { key: 'configurations.hopping.unfinished' } };
}
