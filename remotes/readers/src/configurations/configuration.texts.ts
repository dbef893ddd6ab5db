import {
  type Channel,
  memoryBanks,
  operations,
  type ReaderConfiguration,
  type TagFilter,
} from '@console/api-client/reader-configurations';
import { codeOptions, type SelectOption } from '@console/design/form';
import type { KeyEnd, Translate } from '@console/design/messages';
import type { ComparedValue } from '@console/design/records';
import type { ConfigurationValues, FilterValues } from './configuration.values';

/** A setting that has a name. */
export type Setting = KeyEnd<'configurations'>;

const plain: readonly Setting[] = [
  'name',
  'operation',
  'regulationType',
  'readerMode',
  'searchMode',
  'session',
  'transmitPowerInDbm',
  'polarization',
  'tagPopulationEstimate',
  'antennas',
  'disabledAntennas',
  'receiveSensitivityInDbm',
  'method',
  'algorithmControl',
  'filtering',
  'filters',
  'filterOperation',
  'sweeping',
  'powerSweep',
  'choosingChannel',
  'channelConfig',
];

const nested: Readonly<Record<string, readonly Setting[]>> = {
  powerSweep: ['minimumPowerLevel', 'powerLevelStepSize'],
  channelConfig: ['mode', 'channelIndex', 'txFrequenciesInMhz'],
  'filters[0]': ['tagMask', 'advanced', 'memoryBank', 'pointer'],
  'filters[1]': ['tagMask', 'advanced', 'memoryBank', 'pointer'],
};

/** Label of a setting. */
export const settingLabel = (field: Setting, translate: Translate) => translate(`configurations.${field}`);

/** Labels of the fields of the form, also while they are not shown: a review speaks of them. */
export function configurationLabels(translate: Translate): Readonly<Record<string, string>> {
  const labelOf = (field: Setting) => settingLabel(field, translate);
  const numbered = (section: string, label: string) =>
    section === 'filters[1]' ? translate('configurations.filter.numbered', { number: 2, label }) : label;
  return Object.fromEntries([
    ...plain.map((field) => [field, labelOf(field)]),
    ...Object.entries(nested).flatMap(([section, fields]) =>
      fields.map((field) => [`${section}.${field}`, numbered(section, labelOf(field))]),
    ),
  ]);
}

/** Name of an operation; one that only a newer service knows as it comes. */
export const operationInWords = (operation: string, translate: Translate): string =>
  translate('configurations.operation.named', { operation });

/** One setting in words. */
export interface ConfigurationFact {
  /** Name of the setting, the same for all configurations. */
  readonly field: string;
  readonly label: string;
  /** A list stands for an order; undefined when it is not set. */
  readonly value: string | readonly string[] | undefined;
  /** Code of the service. @defaultValue the value */
  readonly code?: string;
}

/** Settings that belong together. */
interface ConfigurationSection {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly ConfigurationFact[];
}

/** Method of finding tags until somebody chooses another [CONFIG-05]. */
const defaultMethod = 'DEFAULT';

/**
 * A configuration in words, section by section [CONFIG-03 to CONFIG-06]; sections that say nothing are left out.
 * @param channels those of the region, for the numbers of frequencies; none while they are not known.
 */
export function configurationSections(
  configuration: ReaderConfiguration,
  channels: readonly Channel[],
  translate: Translate,
): readonly ConfigurationSection[] {
  const words = { translate, channels };
  const sections = [
    ['details', details],
    ['filters', filters],
    ['algorithm', algorithm],
    ['channelConfig', channelConfig],
    ['powerSweep', powerSweep],
    ['advanced', advanced],
  ] as const;
  const titleOf = (key: KeyEnd<'configurations.section'>) =>
    key === 'filters' && configuration.filters?.length === 1
      ? translate('configurations.section.filter')
      : translate(`configurations.section.${key}`);
  return sections
    .map(([key, factsOf]) => ({ key, title: titleOf(key), facts: factsOf(configuration, words) }))
    .filter(({ facts }) => facts.length > 0);
}

/** Translation and channels for the wording of facts. */
interface Words {
  readonly translate: Translate;
  readonly channels: readonly Channel[];
}

type FactsOf = (configuration: ReaderConfiguration, words: Words) => readonly ConfigurationFact[];

const fact = (
  field: Setting,
  value: ConfigurationFact['value'],
  { translate }: Words,
): ConfigurationFact => ({
  field,
  label: translate(`configurations.${field}`),
  value,
});

const inDbm = (value: number | undefined, { translate }: Words) =>
  value === undefined ? undefined : translate('configurations.dbm', { value: String(value) });

const details: FactsOf = (configuration, words) => {
  const { operation, regulationType } = configuration;
  const does = {
    ...fact('operation', operationInWords(operation, words.translate), words),
    code: operation,
  };
  if (operation === 'DO_NOTHING') return [does];
  return [
    does,
    ...(regulationType ? [fact('regulationType', regulationType, words)] : []),
    fact('readerMode', configuration.readerMode, words),
    ...(operation === 'INVENTORY' ? [fact('searchMode', configuration.searchMode, words)] : []),
    fact('session', configuration.session, words),
    fact(
      'transmitPowerInDbm',
      inDbm(configuration.transmitPowerInDbm, words) ?? words.translate('configurations.readerDefault'),
      words,
    ),
    fact('antennas', configuration.antennas, words),
    fact('disabledAntennas', configuration.disabledAntennas, words),
  ];
};

/** Two filters are numbered from 1, one is not [CONFIG-04]. */
const filters: FactsOf = ({ filters: given = [], filterOperation }, words) => {
  const several = given.length > 1;
  const numbered = (label: string, index: number) =>
    several ? words.translate('configurations.filter.numbered', { number: index + 1, label }) : label;
  return [
    ...(several ? [fact('filterOperation', filterOperation, words)] : []),
    ...given.flatMap((filter, index) =>
      factsOfFilter(filter, words).map(({ field, label, value }) => ({
        field: `filters[${index}].${field}`,
        label: numbered(label, index),
        value,
      })),
    ),
  ];
};

function factsOfFilter({ tagMask, memoryBank, pointer }: TagFilter, words: Words): ConfigurationFact[] {
  return [
    fact('tagMask', tagMask, words),
    fact(
      'memoryBank',
      memoryBank === undefined ? undefined : memoryBankLabel(memoryBank, words.translate),
      words,
    ),
    fact('pointer', pointer === undefined ? undefined : String(pointer), words),
  ];
}

/** Name of a memory bank; a number only a newer service knows stands for itself. */
export function memoryBankLabel(bank: number, translate: Translate): string {
  const known = memoryBanks.find((each) => each === bank);
  return known ? translate(`configurations.memoryBank.${known}`) : String(bank);
}

const algorithm: FactsOf = ({ operation, method = defaultMethod, algorithmControl }, words) =>
  operation === 'LOCATION'
    ? [
        fact('method', method, words),
        ...(method === 'CUSTOM' ? [fact('algorithmControl', algorithmControl, words)] : []),
      ]
    : [];

const channelConfig: FactsOf = ({ channelConfig: config }, words) => {
  if (!config) return [];
  const { channels, translate } = words;
  if (config.mode === 'fixed') {
    const { channelIndex } = config;
    const label = channelIndex === undefined ? undefined : channelLabel(channelIndex, channels, translate);
    return [fact('channelIndex', label, words)];
  }
  const frequencies = config.txFrequenciesInMhz.map((each) => frequencyLabel(each, channels, translate));
  return [fact('txFrequenciesInMhz', frequencies, words)];
};

/** A channel with where it is; one that the region does not have stands for itself [CONFIG-15]. */
export function channelLabel(index: number, channels: readonly Channel[], translate: Translate): string {
  const channel = channels.find((each) => each.index === index);
  return channel
    ? translate('configurations.channel', { index, frequency: String(channel.frequencyInMhz) })
    : String(index);
}

/** A frequency with the number of its channel, where the region has one there [CONFIG-05]. */
export function frequencyLabel(
  frequency: number,
  channels: readonly Channel[],
  translate: Translate,
): string {
  const channel = channels.find(({ frequencyInMhz }) => frequencyInMhz === frequency);
  return channel
    ? translate('configurations.frequency', { frequency: String(frequency), index: channel.index })
    : translate('configurations.mhz', { value: String(frequency) });
}

const powerSweep: FactsOf = ({ powerSweep: sweep }, words) =>
  sweep
    ? [
        fact('minimumPowerLevel', inDbm(sweep.minimumPowerLevel, words), words),
        fact('powerLevelStepSize', inDbm(sweep.powerLevelStepSize, words), words),
      ]
    : [];

const advanced: FactsOf = (configuration, words) => {
  const { operation, polarization, tagPopulationEstimate, receiveSensitivityInDbm } = configuration;
  if (operation !== 'INVENTORY') return [];
  return [
    fact(
      'polarization',
      words.translate(polarization ? 'configurations.enabled' : 'configurations.disabled'),
      words,
    ),
    fact(
      'tagPopulationEstimate',
      tagPopulationEstimate === undefined ? undefined : String(tagPopulationEstimate),
      words,
    ),
    ...(receiveSensitivityInDbm === undefined
      ? []
      : [fact('receiveSensitivityInDbm', inDbm(receiveSensitivityInDbm, words), words)]),
  ];
};

const linesOf = (value: ConfigurationFact['value']): readonly string[] => {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
};

/** All settings that at least one of the configurations shows, in the order of their pages. */
export function comparedSettings(
  configurations: readonly ReaderConfiguration[],
  channels: readonly Channel[],
  translate: Translate,
): readonly ComparedValue[] {
  const facts = configurations.map((each) =>
    configurationSections(each, channels, translate).flatMap((section) => section.facts),
  );
  const labels = new Map(facts.flat().map(({ field, label }) => [field, label]));
  return [...labels].map(([field, label]) => ({
    key: field,
    label,
    values: facts.map((each) => linesOf(each.find((fact) => fact.field === field)?.value)),
  }));
}

/** The text of a setting in a review, where the form would not find one; filters are one value there. */
export function describeSetting(name: string, value: unknown, translate: Translate): string | undefined {
  if (name === 'operation' && typeof value === 'string') return operationInWords(value, translate);
  if (name === 'channelConfig.mode')
    return translate(`configurations.mode.${value as KeyEnd<'configurations.mode'>}`);
  if (name !== 'filters' || !isFilters(value)) return undefined;
  const lines = value.filter(({ tagMask }) => tagMask).map((filter) => describeFilter(filter, translate));
  return lines.join('\n') || translate('form.review.blank');
}

const isFilters = (value: unknown): value is ConfigurationValues['filters'] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'memoryBank' in each);

const describeFilter = (
  { tagMask = '', advanced, memoryBank, pointer }: FilterValues,
  translate: Translate,
) =>
  advanced
    ? translate('configurations.filter.described', { tagMask, memoryBank, pointer: String(pointer ?? '') })
    : tagMask;

/** Values of the service as choices: they are known by their own names. */
export const choicesOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }));

/** Values of a setting that can be explained in a line. */
const explained = {
  operation: operations,
  readerMode: [
    'MAX_THROUGHPUT',
    'HYBRID',
    'DENSE_READER_M4',
    'DENSE_READER_M8',
    'DENSE_READER_M4_TWO',
    'AUTOSET_DENSE_READER',
    'MAX_MILLER',
    'MODE_1002',
    'MODE_1003',
    'MODE_1004',
  ],
  searchMode: [
    'READER_SELECTED',
    'SINGLE_TARGET',
    'DUAL_TARGET',
    'TAG_FOCUS',
    'SINGLE_TARGET_BTOA',
    'DUAL_TARGET_WITH_BTOASELECT',
  ],
  session: ['0', '1', '2', '3'],
} as const;

type Explained = {
  [Name in keyof typeof explained]: `configurations.${Name}.${(typeof explained)[Name][number]}`;
}[keyof typeof explained];

/** Settings that are explained beside the form; of a filter or a power sweep by the last part of their path. */
const explainedSettings: readonly KeyEnd<'configurations.explained'>[] = [
  'operation',
  'readerMode',
  'session',
  'searchMode',
  'transmitPowerInDbm',
  'tagPopulationEstimate',
  'receiveSensitivityInDbm',
  'antennas',
  'disabledAntennas',
  'polarization',
  'method',
  'algorithmControl',
  'filtering',
  'tagMask',
  'memoryBank',
  'pointer',
  'sweeping',
  'minimumPowerLevel',
  'powerLevelStepSize',
  'choosingChannel',
  'channelIndex',
];

/** Explanation of a setting, by the path of its field; undefined where none is needed. */
export function explainSetting(field: string, translate: Translate): string | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const known = explainedSettings.find((each) => each === name);
  return known && translate(`configurations.explained.${known}`);
}

/** Choices for a setting, each value with a line that says what it is good for, where that is known. */
export function explainedChoices(
  setting: keyof typeof explained,
  values: readonly string[],
  translate: Translate,
): SelectOption[] {
  const known: ReadonlySet<string> = new Set(explained[setting]);
  const options =
    setting === 'operation'
      ? codeOptions(values, (code) => operationInWords(code, translate))
      : choicesOf(values);
  return options.map((option) =>
    known.has(option.value)
      ? { ...option, detail: translate(`configurations.${setting}.${option.value}` as Explained) }
      : option,
  );
}
